// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Query } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, aSnapshot, listeners, resetListeners, source } from '@/testing/fake-firestore.ts';
import { setServerSilent } from '../connection/connection.ts';
import { usePagedQuery } from './use-paged-query.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));

interface Item {
  _id: string;
}

const order = (a: Item, b: Item) => b._id.localeCompare(a._id);
const found = (ids: string) => aSnapshot([...ids].map((id) => aDocument(id, {})));

function render(path: string, pages = 1) {
  const list = renderHook(
    (asked: { path: string; pages: number }) =>
      usePagedQuery(source(asked.path) as unknown as Query<Item>, { pageSize: 2, pages: asked.pages, order }),
    { initialProps: { path, pages } },
  );
  const shown = () => list.result.current.pages.map(({ rows }) => rows.map(({ data }) => data._id).join(''));
  return { ...list, shown };
}

describe('usePagedQuery', () => {
  afterEach(cleanup);
  beforeEach(resetListeners);

  it('reads the next page alone when one more is to be shown', () => {
    const { rerender, shown } = render('orders');
    act(() => listeners[0]?.next(found('zyx')));
    rerender({ path: 'orders', pages: 2 });
    expect(listeners).toHaveLength(2);
    act(() => listeners[1]?.next(found('x')));
    expect(shown()).toEqual(['zy', 'x']);
  });

  it('shows as many pages of another query, and nothing of the one before meanwhile', () => {
    const { rerender, shown, result } = render('oldest', 2);
    act(() => listeners[0]?.next(found('zyx')));
    rerender({ path: 'newest', pages: 2 });
    expect(result.current).toMatchObject({ status: 'loading', pages: [] });
    act(() => listeners[1]?.next(found('late')));
    expect(shown()).toEqual([]);
    expect(listeners.filter(({ stopped }) => !stopped).map((listener) => listener.source.path)).toEqual([
      'newest',
    ]);
    act(() => listeners[2]?.next(found('cba')));
    expect(listeners[3]?.source).toMatchObject({ path: 'newest', startAfter: 'b' });
  });

  it('does not call a list empty because the cache has nothing of it', () => {
    const { result } = render('orders');
    act(() => listeners[0]?.next(aSnapshot([], { fromCache: true })));
    expect(result.current.status).toBe('loading');
    act(() => setServerSilent('firestore', true));
    expect(result.current.status).toBe('unknown');
    act(() => setServerSilent('firestore', false));
    act(() => listeners[0]?.next(aSnapshot([])));
    expect(result.current.status).toBe('ready');
  });

  it('tells of a refusal, and starts over on retry', () => {
    const { result, shown } = render('orders');
    act(() => listeners[0]?.error(new Error('refused')));
    expect(result.current).toMatchObject({ status: 'error', error: new Error('refused') });
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    act(() => listeners[1]?.next(found('z')));
    expect(shown()).toEqual(['z']);
  });

  it('ends all its listeners with the component', () => {
    const { unmount } = render('orders', 2);
    act(() => listeners[0]?.next(found('zyx')));
    unmount();
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true, true]);
  });
});
