import { afterEach, expect, it, vi } from 'vitest';
import { asOldAs, fetchJson, uncheckedSince } from './fetch-json.ts';

const answer = (value: unknown) => Promise.resolve(Response.json(value));

afterEach(() => {
  globalThis.earlyReads = undefined;
  vi.unstubAllGlobals();
});

it('takes the answer that was asked for early, and asks anew the next time', async () => {
  vi.stubGlobal('fetch', () => answer('new'));
  globalThis.earlyReads = new Map([['/api/home/advertisements', answer('early')]]);
  expect(await fetchJson('/api/categories')).toBe('new');
  expect(await fetchJson('/api/home/advertisements')).toBe('early');
  expect(await fetchJson('/api/home/advertisements')).toBe('new');
});

it('tells that the server could not be reached when asking early failed', async () => {
  globalThis.earlyReads = new Map([['/api/x', Promise.reject(new TypeError('offline'))]]);
  await expect(fetchJson('/api/x')).rejects.toThrow('We can’t connect right now');
});

it('knows since when an old answer was not checked, and what is made of it', async () => {
  const at = 1_700_000_000_000;
  const headers = { date: new Date(at).toUTCString() };
  vi.stubGlobal('fetch', async () => Response.json(['Oak chair'], { headers }));
  const old = await fetchJson<string[]>('/api/home/advertisements');
  expect(uncheckedSince(old)).toBe(at);
  expect(uncheckedSince(asOldAs(old, [...old]))).toBe(at);
  vi.stubGlobal('fetch', async () =>
    Response.json(['Oak chair'], { headers: { date: new Date().toUTCString() } }),
  );
  expect(uncheckedSince(await fetchJson<string[]>('/api/home/advertisements'))).toBeUndefined();
});
