import type { DocumentReference, Query } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDocument, aSnapshot, listenerTo, resetListeners, source } from '@/testing/fake-firestore.ts';
import { setStoreLook } from '../device/site-data/lose-store.ts';
import { listen } from './listen.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));

const soon = () => new Promise((resolve) => setTimeout(resolve));

/** What is told of a document, or of a query, as the ids that are there. */
function listenTo(path: string) {
  const told: string[] = [];
  const stop = listen(source(path) as unknown as Query, {
    next: (snapshot) => told.push('docs' in snapshot ? snapshot.docs.map(({ id }) => id).join() : 'document'),
    error: () => told.push('error'),
  });
  return { told, stop };
}

function listenToDocument(path: string) {
  const told: boolean[] = [];
  const stop = listen(source(path) as unknown as DocumentReference, {
    next: (snapshot) => told.push(snapshot.exists()),
    error: () => told.push(false),
  });
  return { told, stop };
}

beforeEach(() => {
  resetListeners();
  setStoreLook(async () => true);
});

it('tells at once what is there, and after a look what is not', async () => {
  const { told } = listenToDocument('users/u1');
  listenerTo('users/u1').next(aDocument('u1', {}));
  expect(told).toEqual([true]);
  listenerTo('users/u1').next(aDocument('u1'));
  expect(told).toEqual([true]);
  await soon();
  expect(told).toEqual([true, false]);
});

it('does not tell that something is not there where the browser has deleted the cache', async () => {
  setStoreLook(async () => false);
  const document = listenToDocument('users/u1');
  const query = listenTo('products');
  listenerTo('users/u1').next(aDocument('u1', {}));
  listenerTo('users/u1').next(aDocument('u1'));
  for (const ids of ['ab', 'b', '']) {
    listenerTo('products').next(aSnapshot([...ids].map((id) => aDocument(id, {}))));
  }
  await soon();
  expect([document.told, query.told]).toEqual([[true], ['a,b']]);
});

it('tells nothing late: of a snapshot that a newer one followed, or to whoever has stopped', async () => {
  const { told, stop } = listenToDocument('users/u1');
  listenerTo('users/u1').next(aDocument('u1'));
  listenerTo('users/u1').next(aDocument('u1', {}));
  await soon();
  expect(told).toEqual([true]);
  const listener = listenerTo('users/u1');
  listener.next(aDocument('u1'));
  stop();
  await soon();
  expect(told).toEqual([true]);
});
