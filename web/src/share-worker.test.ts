import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SOURCE = await readFile(new URL('../public/share-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://shop.example';

/** The browser's caches, by name: what each address answers. */
const stored = new Map<string, Map<string, Response>>();
const full = () => {
  throw new DOMException('Full.', 'QuotaExceededError');
};
let put: (() => void) | undefined;
const caches = {
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      put: async (address: string, response: Response) => {
        put?.();
        cache.set(address, response);
      },
    };
  },
};
let onFetch: (event: object) => void = () => undefined;

beforeEach(() => {
  stored.clear();
  put = undefined;
  const self = {
    addEventListener: (_type: string, listener: typeof onFetch) => {
      onFetch = listener;
    },
  };
  /** Gives what a worker's does, whose addresses are its site's. */
  class SiteResponse extends Response {
    static override redirect(path: string, status: number): Response {
      return Response.redirect(ORIGIN + path, status);
    }
  }
  const quiet = { ...console, warn: () => undefined };
  runInContext(SOURCE, createContext({ self, caches, URL, Response: SiteResponse, console: quiet }));
});

/** What the worker answers a request with; undefined where it leaves it to others. */
async function answerTo(path: string, init?: RequestInit): Promise<Response | undefined> {
  const respondWith = vi.fn();
  onFetch({ request: new Request(ORIGIN + path, init), respondWith });
  return respondWith.mock.calls[0]?.[0];
}

function share(photos: readonly File[], title = ''): Promise<Response | undefined> {
  const body = new FormData();
  for (const photo of photos) body.append('photos', photo);
  body.append('title', title);
  return answerTo('/dashboard/share', { method: 'POST', body });
}

const photo = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });

describe('what another app shares', () => {
  it('is kept for the page that goes on with it, in the place of what was shared before', async () => {
    await share([photo('old.jpg'), photo('older.jpg')]);
    const answer = await share([photo('chaise ü.jpg')], 'Oak chair');
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `${ORIGIN}/dashboard/share`]);
    const kept = stored.get('shared');
    expect([...(kept?.keys() ?? [])]).toEqual(['/dashboard/share/photos/0', '/dashboard/share/words']);
    const first = kept?.get('/dashboard/share/photos/0');
    expect(await first?.text()).toBe('pixels');
    expect(decodeURIComponent(first?.headers.get('x-name') ?? '')).toBe('chaise ü.jpg');
    expect(await kept?.get('/dashboard/share/words')?.json()).toMatchObject({ title: 'Oak chair', text: '' });
  });

  it('is cut to as many photos as a product has', async () => {
    await share(
      Array.from({ length: 9 }, (_, index) => photo(`${index}.jpg`)),
      'x'.repeat(5_000),
    );
    expect(
      [...(stored.get('shared')?.keys() ?? [])].filter((address) => address.includes('photos')),
    ).toHaveLength(6);
    const words = await stored.get('shared')?.get('/dashboard/share/words')?.json();
    expect(words?.title).toHaveLength(2_000);
  });

  it('that there is no room for is said', async () => {
    put = full;
    const answer = await share([photo('a.jpg')]);
    expect(answer?.headers.get('location')).toBe(`${ORIGIN}/dashboard/share?fault=full`);
  });

  it('that is no form at all is said, too', async () => {
    const answer = await answerTo('/dashboard/share', { method: 'POST', body: 'nonsense' });
    expect(answer?.headers.get('location')).toBe(`${ORIGIN}/dashboard/share?fault=lost`);
  });
});

it('leaves all other requests to others', async () => {
  expect(await answerTo('/dashboard/share')).toBeUndefined();
  expect(await answerTo('/api/jwt', { method: 'POST', body: '{}' })).toBeUndefined();
});
