// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Visits } from '@/worker/visit.ts';
import { whenStaying } from './when-staying.ts';

const MINUTE_MS = 60_000;
const NOW = 1_700_000_000_000;

let note: Visits | null;
let installed: boolean;
const work = vi.fn();

beforeEach(() => {
  work.mockReset();
  note = null;
  installed = false;
  vi.useFakeTimers({ now: NOW });
  const match = async () => (note === null ? undefined : Response.json(note));
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('waits for a minute at a first visit', async () => {
  whenStaying(work);
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledOnce();
});

it.each([
  ['comes again', 2, false],
  ['uses the installed app', 1, true],
])('waits no longer than for a quiet moment for who %s', async (_who, count, isInstalled) => {
  note = { count, since: NOW, last: NOW };
  installed = isInstalled;
  whenStaying(work);
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledOnce();
});

it('does nothing once it is called off', async () => {
  const stop = whenStaying(work);
  stop();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(work).not.toHaveBeenCalled();
});
