import { beforeEach, expect, it, vi } from 'vitest';
import { clearOldFiles, noteOldTabs } from './old-tabs.ts';

const ORIGIN = 'https://shop.example';
const stored = new Map<string, Map<string, Response>>();

/** As much of a cache as is used here. */
function cacheOf(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  const keyOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  return {
    match: async (request: string) => entries.get(keyOf(request))?.clone(),
    put: async (request: string, response: Response) => void entries.set(keyOf(request), response),
    delete: async (request: string | { url: string }) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  } as unknown as Cache;
}

let open: string[] = [];
const clients = {
  matchAll: async () => open.map((id) => ({ id })),
  get: async (id: string) => (open.includes(id) ? { id } : undefined),
} as unknown as Clients;
const pieces = () => cacheOf('pieces');
const left = async () => (await pieces().keys()).map(({ url }) => url.slice(ORIGIN.length));
const clear = () => clearOldFiles(clients, pieces(), new Set(['/new.js', '/home.html?__WB_REVISION__=2']));

beforeEach(async () => {
  stored.clear();
  open = [];
  vi.stubGlobal('caches', { open: async (name: string) => cacheOf(name) });
  for (const path of ['/old.js', '/new.js', '/home.html?__WB_REVISION__=1', '/home.html?__WB_REVISION__=2'])
    await pieces().put(path, new Response());
});

it('keeps the files of an earlier version as long as one of its tabs lives', async () => {
  open = ['one', 'two'];
  await noteOldTabs(clients);
  open = ['two', 'three'];
  await clear();
  expect(await left()).toContain('/old.js');
  open = ['three'];
  await clear();
  expect(await left()).toEqual(['/new.js', '/home.html?__WB_REVISION__=2']);
});

it('takes away nothing while no other version has come', async () => {
  await clear();
  expect(await left()).toHaveLength(4);
});
