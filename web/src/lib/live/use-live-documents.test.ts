// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import type { DocumentReference } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, listeners, listenerTo, resetListeners, source } from '@/testing/fake-firestore.ts';
import { setServerSilent } from '../connection/connection.ts';
import { useLiveDocuments } from './use-live-documents.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));

const product = (id: string) => source(`products/${id}`) as unknown as DocumentReference<{ _id: string }>;

const render = (...ids: string[]) =>
  renderHook((asked: string[]) => useLiveDocuments(asked, product), { initialProps: ids });

describe('useLiveDocuments', () => {
  afterEach(cleanup);
  beforeEach(() => {
    resetListeners();
    setServerSilent('firestore', false);
  });

  it('tells of each by itself: there, gone, refused, or still on its way', () => {
    const { result } = render('here', 'gone', 'hidden', 'slow', 'broken');
    act(() => {
      listenerTo('products/here').next(aDocument('here', { productname: 'Oak chair' }));
      listenerTo('products/gone').next(aDocument('gone'));
      listenerTo('products/hidden').error(new FirebaseError('permission-denied', 'refused'));
      listenerTo('products/broken').error(new FirebaseError('resource-exhausted', 'too much'));
    });
    expect(result.current('here')).toMatchObject({
      status: 'ready',
      row: { data: { productname: 'Oak chair' } },
    });
    expect(result.current('gone')).toEqual({ status: 'missing' });
    expect(result.current('hidden')).toEqual({ status: 'refused' });
    expect(result.current('slow')).toEqual({ status: 'loading' });
    expect(result.current('broken')).toMatchObject({ status: 'error' });
    act(() => listenerTo('products/here').next(aDocument('here')));
    expect(result.current('here')).toEqual({ status: 'missing' });
  });

  it('calls nothing gone because the cache lacks it, while the server can be asked', () => {
    const { result } = render('p1');
    act(() => listenerTo('products/p1').next(aDocument('p1', undefined, { fromCache: true })));
    expect(result.current('p1').status).toBe('loading');
    act(() => setServerSilent('firestore', true));
    expect(result.current('p1').status).toBe('unknown');
    act(() => listenerTo('products/p1').next(aDocument('p1')));
    expect(result.current('p1').status).toBe('missing');
  });

  it('listens once to the same ids, and ends when they are others', () => {
    const { result, rerender, unmount } = render('p1', 'p2');
    rerender(['p1', 'p2']);
    expect(listeners).toHaveLength(2);
    act(() => listenerTo('products/p1').next(aDocument('p1', {})));
    rerender(['p1']);
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true, true, false]);
    expect(result.current('p1').status).toBe('loading');
    unmount();
    expect(listeners.every(({ stopped }) => stopped)).toBe(true);
  });
});
