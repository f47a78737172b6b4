// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { beginSearch } from '../found-cache.ts';
import { useFoundItems } from './use-found-items.ts';

// What is kept for the next visit is told by the search engines, which need Firestore.
vi.mock('../found-snapshots.ts', () => ({
  foundSnapshot: () => undefined,
  saveFoundSnapshot: () => undefined,
}));

const page = { rows: [{ id: 'chair', listing: { productname: 'Oak chair' } }] } as unknown as FoundPage;
const search = vi.fn(async () => page);

/** What each drawing of a page shows that looks for the items of a category. */
function drawings(categoryId: string, engine: SearchEngine): string[] {
  const shown: string[] = [];
  const query = { ...searchQueryOf(new URLSearchParams()), categoryId };
  renderHook(() => {
    const { status, pages } = useFoundItems(engine, query, 1);
    shown.push(`${status} ${pages.flatMap(({ rows }) => rows.map(({ id }) => id))}`);
  });
  return shown;
}

afterEach(() => {
  cleanup();
  search.mockClear();
  localStorage.clear();
});

it('shows from its first drawing on what was found while the page was on its way, and asks no more', async () => {
  const engine = { search } as Partial<SearchEngine> as SearchEngine;
  await beginSearch(engine, { ...searchQueryOf(new URLSearchParams()), categoryId: 'c1' });
  const shown = drawings('c1', engine);
  await eventually(() => expect(shown.length).toBeGreaterThan(1));
  expect(new Set(shown)).toEqual(new Set(['ready chair']));
  expect(search).toHaveBeenCalledOnce();
});

it('loads what nobody has asked for yet', async () => {
  const shown = drawings('c2', { search } as Partial<SearchEngine> as SearchEngine);
  expect(shown[0]).toBe('loading ');
  await eventually(() => expect(shown.at(-1)).toBe('ready chair'));
});
