import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { afterEach, expect, it, vi } from 'vitest';
import { beginSearch, takeBegun } from './begun-search.ts';

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
