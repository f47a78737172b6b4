import { formatPrice } from '@thriftline/domain/money';
import { aProduct } from '@thriftline/domain/testing/builders';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { aDocument, listeners, listenerTo, resetListeners } from '@/testing/fake-firestore.ts';
import { explainRefusal } from './explain-refusal.ts';
import { anAct } from './testing/an-act.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));

vi.mock('@/lib/quota/used-up.ts', () => ({ usedUp: vi.fn() }));

const onSale = aProduct({ resaleprice: 45 });

describe('explainRefusal', () => {
  beforeEach(resetListeners);
  afterEach(() => void vi.restoreAllMocks());

  it('asks the server what became of the product, not the cache, and then listens no longer', async () => {
    const words = explainRefusal(anAct());
    listenerTo('products/p1').next(aDocument('p1', onSale, { fromCache: true }));
    listenerTo('products/p1').next(aDocument('p1'));
    expect(await words).toBe('It is no longer for sale, so your booking of “Oak chair” was not made.');
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it('names a price that has changed', async () => {
    const words = explainRefusal(anAct());
    listenerTo('products/p1').next(aDocument('p1', { ...onSale, resaleprice: 50 }));
    expect(await words).toBe(
      `Its price has changed to ${formatPrice(50)}, so your booking of “Oak chair” was not made.`,
    );
  });

  it('says that the share is used up, where nothing else is in the way', async () => {
    const { usedUp } = await import('@/lib/quota/used-up.ts');
    vi.mocked(usedUp).mockResolvedValueOnce('At most 20 unpaid bookings can be open at a time');
    const words = explainRefusal(anAct());
    listenerTo('products/p1').next(aDocument('p1', onSale));
    expect(await words).toBe(
      'At most 20 unpaid bookings can be open at a time, so your booking of “Oak chair” was not made.',
    );
    expect(usedUp).toHaveBeenCalledWith('bookings', 'u1');
  });

  it('says that the account is gone when it may not even look', async () => {
    const words = explainRefusal(anAct());
    listenerTo('products/p1').error(new FirebaseError('permission-denied', 'no'));
    (await eventually(() => listenerTo('users/u1'))).next(aDocument('u1'));
    expect(await words).toMatch(/^Your account does not exist any more, so/);
  });

  it('says that the item was taken down when the account is as good as before', async () => {
    const words = explainRefusal(anAct());
    listenerTo('products/p1').error(new FirebaseError('permission-denied', 'no'));
    (await eventually(() => listenerTo('users/u1'))).next(aDocument('u1', {}));
    expect(await words).toBe(
      'Its seller has taken it down for now, so your booking of “Oak chair” was not made.',
    );
  });

  it('says no more than it knows when the server gives no reason in time', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const words = explainRefusal(anAct());
    patience.abort();
    expect(await words).toBe('The server refused it, so your booking of “Oak chair” was not made.');
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true]);
  });
});
