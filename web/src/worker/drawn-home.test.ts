import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawnHome, keepDrawnHome, scriptOf } from './drawn-home.ts';

const SCRIPT = '/assets/index-a1.js';
const MINUTE_MS = 60_000;

const drawn = (script = SCRIPT, words = 'Oak chair') =>
  `<meta name="scripts" content="${script} /assets/framework-b2.js"><p>${words}</p><script id="home-content">{}</script>`;

let kept: Response | undefined;
const fetched = vi.fn(async (_request: Request) => new Response(drawn()));

beforeEach(() => {
  kept = undefined;
  fetched.mockReset().mockImplementation(async () => new Response(drawn()));
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const cache = {
    match: async () => kept?.clone(),
    put: async (_address: string, response: Response) => {
      kept = response;
    },
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
  expect(await drawnHome(SCRIPT)).toBeUndefined();
  await keepDrawnHome(SCRIPT);
  expect(await (await drawnHome(SCRIPT))?.text()).toContain('Oak chair');
});

it('fetches it anew once it is old, and not before', async () => {
  await keepDrawnHome(SCRIPT);
  await keepDrawnHome(SCRIPT);
  expect(fetched).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(11 * MINUTE_MS);
  fetched.mockImplementation(async () => new Response(drawn(SCRIPT, 'Tall lamp')));
  await keepDrawnHome(SCRIPT);
  expect(await (await drawnHome(SCRIPT))?.text()).toContain('Tall lamp');
});

it('neither shows nor keeps a page of another version, whose scripts are not on the device', async () => {
  await keepDrawnHome(SCRIPT);
  expect(await drawnHome('/assets/index-c3.js')).toBeUndefined();
  await keepDrawnHome('/assets/index-c3.js');
  expect(await (await drawnHome(SCRIPT))?.text()).toContain('Oak chair');
});

it.each([
  ['without content', () => new Response('<meta name="scripts" content="/assets/index-a1.js ">')],
  ['of a server that fails', () => new Response(drawn(), { status: 503 })],
])('keeps no page %s', async (_what, answer) => {
  fetched.mockImplementation(async () => answer());
  await keepDrawnHome(SCRIPT);
  expect(kept).toBeUndefined();
});
