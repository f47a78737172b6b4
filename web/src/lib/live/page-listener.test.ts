// @vitest-environment happy-dom
import type { Query } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, aSnapshot, listeners, resetListeners, source } from '@/testing/fake-firestore.ts';
import { setServerSilent } from '../connection/connection.ts';
import { type PagedState, PageListener } from './page-listener.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));

interface Item {
  _id: string;
}

/** What the query finds: documents by id, in this order. */
const found = (ids: string, metadata = {}) =>
  aSnapshot(
    [...ids].map((id) => aDocument(id, {})),
    metadata,
  );

/** A list of two rows a page, newest (`z`) first. */
function aList() {
  const states: PagedState<Item>[] = [];
  const list = new PageListener<Item>({
    source: source('items') as unknown as Query<Item>,
    pageSize: 2,
    order: (a, b) => b._id.localeCompare(a._id),
    onChange: (state) => states.push(state),
  });
  const last = () => states.at(-1);
  return {
    list,
    last,
    shown: () => last()?.pages.map(({ rows }) => rows.map(({ data }) => data._id).join('')),
  };
}

describe('PageListener', () => {
  beforeEach(() => {
    resetListeners();
    setServerSilent('firestore', false);
  });

  it('is loading until its first page answers, and reads one row more than it shows', () => {
    const { list, last, shown } = aList();
    list.show(1);
    expect(last()).toMatchObject({ status: 'loading', hasMore: false });
    expect(listeners.map((listener) => listener.source.limit)).toEqual([3]);
    listeners[0]?.next(found('zyx'));
    expect(last()).toMatchObject({ status: 'ready', hasMore: true, loadingMore: false });
    expect(shown()).toEqual(['zy']);
  });

  it('grows by a listener that begins where the page before ended', () => {
    const { list, last, shown } = aList();
    list.show(1);
    listeners[0]?.next(found('zyx'));
    list.show(2);
    expect(last()).toMatchObject({ loadingMore: true, hasMore: false });
    expect(listeners.map((listener) => listener.source.startAfter)).toEqual([undefined, 'y']);
    listeners[1]?.next(found('xw'));
    expect(shown()).toEqual(['zy', 'xw']);
    expect(last()).toMatchObject({ loadingMore: false, hasMore: false });
  });

  it('opens the pages it was asked for one after the other, as far as there are any', () => {
    const { list, shown } = aList();
    list.show(5);
    expect(listeners).toHaveLength(1);
    listeners[0]?.next(found('zyx'));
    expect(listeners).toHaveLength(2);
    listeners[1]?.next(found('x'));
    expect(listeners).toHaveLength(2);
    expect(shown()).toEqual(['zy', 'x']);
  });

  it('keeps a row that a new one pushes over the end of its page', () => {
    const { list, shown } = aList();
    list.show(2);
    listeners[0]?.next(found('yxw'));
    listeners[1]?.next(found('w'));
    listeners[0]?.next(found('zyx'));
    expect(shown()).toEqual(['zyx', 'w']);
  });

  it('does not take the cache’s word for where a page ends while the server can be asked', () => {
    const { list, last } = aList();
    list.show(2);
    listeners[0]?.next(found('zyx', { fromCache: true }));
    expect(listeners).toHaveLength(1);
    expect(last()).toMatchObject({ status: 'ready', hasMore: false });
    listeners[0]?.next(found('zyx'));
    expect(listeners).toHaveLength(2);
  });

  it('takes it offline', () => {
    setServerSilent('firestore', true);
    const { list } = aList();
    list.show(2);
    listeners[0]?.next(found('zyx', { fromCache: true }));
    expect(listeners).toHaveLength(2);
    list.stop();
  });

  it('takes it when the connection goes after the cache has answered', () => {
    const { list, last } = aList();
    list.show(2);
    listeners[0]?.next(found('zyx', { fromCache: true }));
    expect(listeners).toHaveLength(1);
    expect(last()).toMatchObject({ confirmed: false });
    setServerSilent('firestore', true);
    expect(listeners).toHaveLength(2);
    listeners[0]?.next(found('zyx'));
    listeners[1]?.next(found('x'));
    expect(last()).toMatchObject({ confirmed: true });
    list.stop();
  });

  it('says why a page was refused, and keeps saying it', () => {
    const { list, last } = aList();
    list.show(1);
    const refusal = new Error('refused');
    listeners[0]?.error(refusal);
    expect(last()).toMatchObject({ status: 'error', error: refusal });
    list.show(2);
    expect(last()).toMatchObject({ status: 'error', error: refusal });
  });

  it('leaves no listener behind', () => {
    const { list } = aList();
    list.show(2);
    listeners[0]?.next(found('zyx'));
    list.stop();
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true, true]);
  });
});
