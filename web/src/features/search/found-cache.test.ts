import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { Found } from './found.ts';
import { beginSearch, cacheFound, foundBefore, foundToBeginWith, takeBegun } from './found-cache.ts';
import { recallItem } from './found-items.ts';
import { searchKey } from './search-key.ts';

// What is kept for the next visit is told by the search engines, which need Firestore.
vi.mock('./found-snapshots.ts', () => ({ foundSnapshot: () => earlier.kept, saveFoundSnapshot: vi.fn() }));

const earlier = vi.hoisted(() => ({ kept: undefined as { found: Found; at: number } | undefined }));

const NOTHING: FoundPage = { rows: [] };
const search = vi.fn(async () => NOTHING);
const engine = { search } as Partial<SearchEngine> as SearchEngine;
const query = { ...searchQueryOf(new URLSearchParams()), categoryId: 'c1' };

afterEach(() => {
  vi.useRealTimers();
  search.mockClear();
});

it('gives what was begun to who asks for the same, once', async () => {
  beginSearch(engine, query);
  expect(takeBegun(engine, { ...query, categoryId: 'c2' })).toBeUndefined();
  expect(takeBegun({ ...engine }, query)).toBeUndefined();
  expect(await takeBegun(engine, { ...query })).toBe(NOTHING);
  expect(takeBegun(engine, query)).toBeUndefined();
  expect(search).toHaveBeenCalledExactlyOnceWith(query, { limit: 24 });
});

it('gives nothing that was begun a while ago', () => {
  vi.useFakeTimers();
  beginSearch(engine, query);
  vi.advanceTimersByTime(20_000);
  expect(takeBegun(engine, query)).toBeUndefined();
});

const foundOf = (...ids: string[]) =>
  ({ query, pages: [{ rows: ids.map((id) => ({ id })) }] }) as unknown as Found;
const idsOf = (cached: { found: Found } | undefined) =>
  cached?.found.pages.flatMap(({ rows }) => rows.map(({ id }) => id));

it('knows best what this page found, then what is on its way, then what an earlier visit found', async () => {
  const own = { search: vi.fn(async () => foundOf('begun').pages[0]) } as unknown as SearchEngine;
  const key = searchKey(query);
  earlier.kept = { found: foundOf('kept'), at: 7 };
  expect(foundBefore(own, key)).toMatchObject({ asOf: 7, isOld: true });
  await beginSearch(own, query);
  expect(idsOf(foundBefore(own, key))).toEqual(['begun']);
  expect(foundBefore(own, key)?.asOf).toBeUndefined();
  // A list asks for what was begun: it begins with what is there to be looked for again.
  expect(idsOf(foundToBeginWith(own, key))).toEqual(['kept']);
  cacheFound(own, key, foundOf('chair', 'lamp'));
  expect(idsOf(foundToBeginWith(own, key))).toEqual(['chair', 'lamp']);
  expect(foundToBeginWith(own, key)?.isOld).toBe(false);
  expect(recallItem('lamp')).toMatchObject({ id: 'lamp' });
});
