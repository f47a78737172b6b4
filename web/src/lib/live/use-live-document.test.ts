// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { DocumentReference } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, listeners, listenerTo, resetListeners, source } from '@/testing/fake-firestore.ts';
import { setServerSilent } from '../connection/connection.ts';
import { useLiveDocument } from './use-live-document.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));

const referenceTo = (path: string) => source(path) as unknown as DocumentReference<{ _id: string }>;

function render(path: string) {
  return renderHook((asked: string) => useLiveDocument(referenceTo(asked)), { initialProps: path });
}

describe('useLiveDocument', () => {
  afterEach(cleanup);
  beforeEach(() => {
    resetListeners();
    setServerSilent('firestore', false);
  });

  it('gives the document, then that it was deleted', () => {
    const { result } = render('products/p1');
    expect(result.current.status).toBe('loading');
    act(() => listenerTo('products/p1').next(aDocument('p1', { productname: 'Oak chair' })));
    expect(result.current).toMatchObject({ status: 'ready', row: { data: { productname: 'Oak chair' } } });
    act(() => listenerTo('products/p1').next(aDocument('p1')));
    expect(result.current).toMatchObject({ status: 'missing', row: undefined });
  });

  it('does not call a document missing because the cache lacks it, while the server can be asked', () => {
    const { result } = render('products/p1');
    act(() => listenerTo('products/p1').next(aDocument('p1', undefined, { fromCache: true })));
    expect(result.current.status).toBe('loading');
  });

  it('does not know of it when there is nobody to ask, from the start or since the line went, until the server says', () => {
    const { result } = render('products/p1');
    act(() => listenerTo('products/p1').next(aDocument('p1', undefined, { fromCache: true })));
    act(() => setServerSilent('firestore', true));
    expect(result.current.status).toBe('unknown');
    act(() => setServerSilent('firestore', false));
    expect(result.current.status).toBe('loading');
    act(() => listenerTo('products/p1').next(aDocument('p1', {})));
    expect(result.current).toMatchObject({ status: 'ready', confirmed: true });
  });

  it('says whether the server has confirmed what is shown', () => {
    const { result } = render('products/p1');
    act(() => listenerTo('products/p1').next(aDocument('p1', {}, { fromCache: true })));
    expect(result.current).toMatchObject({ status: 'ready', confirmed: false });
  });

  it('tells of a refusal, and starts over on retry', () => {
    const { result } = render('bookings/p1_u1');
    act(() => listenerTo('bookings/p1_u1').error(new Error('refused')));
    expect(result.current).toMatchObject({ status: 'error', error: new Error('refused') });
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    act(() => listenerTo('bookings/p1_u1').next(aDocument('p1_u1', {})));
    expect(result.current.status).toBe('ready');
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true, false]);
  });

  it('shows nothing of the document before while the next one is on its way', () => {
    const { result, rerender } = render('products/p1');
    act(() => listenerTo('products/p1').next(aDocument('p1', {})));
    rerender('products/p2');
    expect(result.current).toMatchObject({ status: 'loading', row: undefined });
    act(() => listeners[0]?.next(aDocument('p1', {})));
    expect(result.current.status).toBe('loading');
  });

  it('ends its listener with the component', () => {
    const { unmount } = render('products/p1');
    unmount();
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true]);
  });
});
