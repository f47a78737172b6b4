// @vitest-environment happy-dom
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { aDocument, listeners, listenerTo, resetListeners } from '@/testing/fake-firestore.ts';
import { prefetchPurchase } from './prefetch-purchase.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));
vi.mock('../../firebase/firestore.ts', () => ({ firestore: {} }));

const refused = new FirebaseError('permission-denied', 'no');
const asked = () => listeners.map(({ source }) => source.path).sort();

const ALL = [
  'orders/pi_1',
  'orders/pi_1/pickup/code',
  'payments/pi_1',
  'products/p1',
  'products/p1/private/contact',
];

/** Answers what is asked of a purchase: each with something, or as a test says. */
function answer(how: Record<string, object | Error>) {
  for (const listener of listeners.filter(({ stopped }) => !stopped)) {
    const { path } = listener.source;
    const said = how[path] ?? {};
    if (said instanceof Error) listener.error(said);
    else listener.next(aDocument(path.split('/').at(-1) ?? '', said));
  }
}

describe('prefetchPurchase', () => {
  const purchase = { paymentIntentId: 'pi_1', productId: 'p1' };

  beforeEach(() => {
    localStorage.clear();
    resetListeners();
  });

  it('reads all that belongs to it, once', async () => {
    const kept = prefetchPurchase('bea', purchase);
    await eventually(() => expect(asked()).toEqual(ALL));
    answer({ 'orders/pi_1': { delivery: 'delivery' } });
    await eventually(() => listenerTo('orders/pi_1/address/delivery'));
    answer({});
    await kept;
    resetListeners();
    await prefetchPurchase('bea', purchase);
    expect(asked()).toEqual([]);
    void prefetchPurchase('sal', purchase);
    await eventually(() => expect(asked()).toEqual(ALL));
    answer({});
  });

  it('does without what is not for the account, and tries again where the server failed', async () => {
    const failing = prefetchPurchase('bea', purchase);
    await eventually(() => expect(asked()).toEqual(ALL));
    const failed = expect(failing).rejects.toThrow('busy');
    answer({ 'payments/pi_1': new FirebaseError('resource-exhausted', 'busy') });
    await failed;
    resetListeners();
    const kept = prefetchPurchase('bea', purchase);
    await eventually(() => expect(asked()).toEqual(ALL));
    answer({ 'products/p1/private/contact': refused, 'orders/pi_1/pickup/code': refused });
    await kept;
    resetListeners();
    await prefetchPurchase('bea', purchase);
    expect(asked()).toEqual([]);
  });
});
