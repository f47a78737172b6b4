// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import type { Mutation, MutationState } from '../journal/mutation.ts';
import { setMutations } from '../journal/mutations-store.ts';
import { aMutation } from '../testing/a-mutation.ts';
import { runBackgroundSync } from './background-sync.ts';

const register = vi.fn(async (_tag: string) => undefined);
let visibility: DocumentVisibilityState;
let stop: () => void;

const mutation = (id: string, state: MutationState): Mutation => ({ ...aMutation(), id, state });

beforeEach(() => {
  register.mockReset();
  visibility = 'visible';
  vi.stubGlobal('SyncManager', class {});
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  setMutations([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(): Promise<void> {
  const registered = vi.fn(async () => ({ sync: { register } }));
  stop = runBackgroundSync(registered, whenIdle);
  await vi.waitFor(() => expect(registered).toHaveBeenCalled());
}

it('asks once for what nobody waits for any more', async () => {
  await start();
  setMutations([mutation('1', 'queued')]);
  setMutations([mutation('1', 'queued')]);
  await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith('outbox'));
  setMutations([mutation('1', 'queued'), mutation('2', 'queued')]);
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
});

it('asks for what an earlier page has left', async () => {
  setMutations([mutation('1', 'queued')]);
  await start();
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
});

it('asks for nothing that is on its way, or done, until the page is hidden: it may not come back', async () => {
  await start();
  setMutations([mutation('1', 'sending'), mutation('2', 'sent')]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(register).not.toHaveBeenCalled();
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
  setMutations([mutation('2', 'sent')]);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(register).toHaveBeenCalledOnce();
});

it('asks again as the page is hidden for what the worker may have left to it', async () => {
  await start();
  setMutations([mutation('1', 'queued')]);
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
});

it('goes on where the browser refuses', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  register.mockRejectedValue(new Error('Background Sync is disabled'));
  await start();
  setMutations([mutation('1', 'queued')]);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
});

it('waits for a network to make its worker of what it has to load', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const registered = vi.fn(async () => ({ sync: { register } }));
  stop = runBackgroundSync(registered, whenIdle);
  setMutations([mutation('1', 'queued')]);
  const idle = vi.fn();
  whenIdle(idle);
  await vi.waitFor(() => expect(idle).toHaveBeenCalled());
  expect(registered).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
});

it('tries again with the next network where the worker could not be made', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const registered = vi.fn(async () => ({ sync: { register } }));
  registered.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  stop = runBackgroundSync(registered, whenIdle);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  setMutations([mutation('1', 'queued')]);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
});

it('makes no worker for who only looks in, until there is something to send', async () => {
  const registered = vi.fn(async () => ({ sync: { register } }));
  stop = runBackgroundSync(registered, () => () => undefined);
  setMutations([mutation('1', 'sent')]);
  window.dispatchEvent(new Event('online'));
  expect(registered).not.toHaveBeenCalled();
  setMutations([mutation('1', 'sent'), mutation('2', 'sending')]);
  expect(registered).toHaveBeenCalledOnce();
});

it('does nothing where there is no Background Sync', async () => {
  vi.unstubAllGlobals();
  const registered = vi.fn();
  stop = runBackgroundSync(registered, whenIdle);
  const idle = vi.fn();
  stop = whenIdle(idle);
  await vi.waitFor(() => expect(idle).toHaveBeenCalled(), 5_000);
  expect(registered).not.toHaveBeenCalled();
});
