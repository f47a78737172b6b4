// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Query } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aDocument,
  aSnapshot,
  listeners,
  listenerTo,
  resetListeners,
  source,
} from '@/testing/fake-firestore.ts';
import { setServerSilent } from '../connection/connection.ts';
import { useLiveQuery } from './use-live-query.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));

const queryOf = (path: string) => source(path) as unknown as Query<{ _id: string }>;

function render(path: string | null) {
  return renderHook((asked: string | null) => useLiveQuery(asked === null ? null : queryOf(asked)), {
    initialProps: path,
  });
}

describe('useLiveQuery', () => {
  afterEach(cleanup);
  beforeEach(resetListeners);

  it('gives each state of the list, and which rows wait to be sent', () => {
    const { result } = render('wishes');
    expect(result.current.status).toBe('loading');
    act(() => listenerTo('wishes').next(aSnapshot([aDocument('a', {}, { hasPendingWrites: true })])));
    expect(result.current).toMatchObject({
      status: 'ready',
      rows: [{ data: { _id: 'a' }, pending: true }],
    });
    act(() => listenerTo('wishes').next(aSnapshot([])));
    expect(result.current.rows).toEqual([]);
  });

  it('does not call a list empty because the cache has nothing of it', () => {
    const { result } = render('wishes');
    act(() => listenerTo('wishes').next(aSnapshot([], { fromCache: true })));
    expect(result.current.status).toBe('loading');
    act(() => setServerSilent('firestore', true));
    expect(result.current.status).toBe('unknown');
    act(() => setServerSilent('firestore', false));
    act(() => listenerTo('wishes').next(aSnapshot([])));
    expect(result.current).toMatchObject({ status: 'ready', rows: [], confirmed: true });
  });

  it('asks nothing while there is no query', () => {
    expect(render(null).result.current.status).toBe('loading');
    expect(listeners).toHaveLength(0);
  });

  it('goes on with one listener when a rendering asks for the same', () => {
    const { rerender } = render('wishes');
    rerender('wishes');
    expect(listeners).toHaveLength(1);
  });

  it('shows nothing of an earlier query while the next one is on its way', () => {
    const { result, rerender } = render('wishes of Bea');
    act(() => listenerTo('wishes of Bea').next(aSnapshot([aDocument('a', {})])));
    rerender('wishes of Sal');
    expect(result.current).toMatchObject({ status: 'loading', rows: [] });
    // An answer that was under way.
    act(() => listeners[0]?.next(aSnapshot([aDocument('b', {})])));
    expect(result.current).toMatchObject({ status: 'loading', rows: [] });
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true, false]);
  });

  it('tells of a refusal, and starts over on retry', () => {
    const { result } = render('wishes');
    const refusal = new Error('refused');
    act(() => listenerTo('wishes').error(refusal));
    expect(result.current).toMatchObject({ status: 'error', error: refusal });
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    act(() => listenerTo('wishes').next(aSnapshot([])));
    expect(result.current.status).toBe('ready');
  });

  it('ends its listener with the component, and an answer after that harms nobody', () => {
    const { result, unmount } = render('wishes');
    const listener = listenerTo('wishes');
    unmount();
    expect(listener.stopped).toBe(true);
    listener.next(aSnapshot([aDocument('a', {})]));
    expect(result.current.status).toBe('loading');
  });
});
