// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { SearchEngine } from '@thriftline/domain/search/search-engine';
import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { afterEach, expect, it, vi } from 'vitest';
import { useFoundCount } from './use-found-count.ts';
import type { FoundItems } from './use-found-items.ts';

afterEach(cleanup);

const count = vi.fn(async () => ({ count: 60, isExact: true }));
const engine = { count } as Partial<SearchEngine> as SearchEngine;
const found = (address: string): FoundItems => ({
  status: 'ready',
  pages: [],
  hasMore: true,
  loadingMore: false,
  error: undefined,
  query: searchQueryOf(new URLSearchParams(address)),
  isOfDevice: false,
  asOf: undefined,
  retry: () => undefined,
});

it('is asked for once for the same search, and again for another one', async () => {
  const { result, rerender } = renderHook((items: FoundItems) => useFoundCount(engine, items), {
    initialProps: found('q=lamp'),
  });
  rerender(found('q=lamp'));
  await waitFor(() => expect(result.current).toEqual({ count: 60, isExact: true }));
  expect(count.mock.calls).toEqual([[found('q=lamp').query]]);
  rerender(found('q=chair'));
  await waitFor(() => expect(count).toHaveBeenCalledTimes(2));
});
