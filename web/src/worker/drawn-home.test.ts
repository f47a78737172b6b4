import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawnHome, keepDrawnHome, scriptOf } from './drawn-home.ts';

const SCRIPT = '/assets/index-a1.js';
const HOME = '/de/';
const MINUTE_MS = 60_000;

const drawn = (script = SCRIPT, words = 'Oak chair') =>
  `<meta name="scripts" content="${script} /assets/framework-b2.js"><p>${words}</p><script id="home-content">{}</script>`;

const kept = new Map<string, Response>();
const fetched = vi.fn(async (_request: Request) => new Response(drawn()));

beforeEach(() => {
  kept.clear();
  fetched.mockReset().mockImplementation(async () => new Response(drawn()));
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, response: Response) => void kept.set(address, response),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'Request',
    class {
      constructor(
        readonly url: string,
        readonly init: RequestInit,
      ) {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knows the script that an empty page runs', () => {
  expect(scriptOf('<script type="module" crossorigin src="/assets/index-a1.js"></script>')).toBe(SCRIPT);
  expect(scriptOf('<p>nothing</p>')).toBeUndefined();
});

it('shows the home page as it was drawn last', async () => {
  expect(await drawnHome(SCRIPT, HOME)).toBeUndefined();
  await keepDrawnHome(SCRIPT, HOME);
  expect(await (await drawnHome(SCRIPT, HOME))?.text()).toContain('Oak chair');
  expect(fetched.mock.lastCall?.[0].url).toBe(HOME);
});

it('in each language by itself', async () => {
  await keepDrawnHome(SCRIPT, HOME);
  expect(await drawnHome(SCRIPT, '/ar/')).toBeUndefined();
});

it('fetches it anew once it is old, and not before', async () => {
  await keepDrawnHome(SCRIPT, HOME);
  await keepDrawnHome(SCRIPT, HOME);
  expect(fetched).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(11 * MINUTE_MS);
  fetched.mockImplementation(async () => new Response(drawn(SCRIPT, 'Tall lamp')));
  await keepDrawnHome(SCRIPT, HOME);
  expect(await (await drawnHome(SCRIPT, HOME))?.text()).toContain('Tall lamp');
});

it('neither shows nor keeps a page of another version, whose scripts are not on the device', async () => {
  await keepDrawnHome(SCRIPT, HOME);
  expect(await drawnHome('/assets/index-c3.js', HOME)).toBeUndefined();
  await keepDrawnHome('/assets/index-c3.js', HOME);
  expect(await (await drawnHome(SCRIPT, HOME))?.text()).toContain('Oak chair');
});

it.each([
  ['without content', () => new Response('<meta name="scripts" content="/assets/index-a1.js ">')],
  ['of a server that fails', () => new Response(drawn(), { status: 503 })],
])('keeps no page %s', async (_what, answer) => {
  fetched.mockImplementation(async () => answer());
  await keepDrawnHome(SCRIPT, HOME);
  expect(kept.size).toBe(0);
});
