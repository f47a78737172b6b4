import { formatPrice } from '@thriftline/domain/base/money';
import { aProduct } from '@thriftline/domain/testing/builders';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { aDocument, listeners, listenerTo, resetListeners } from '@/testing/fake-firestore.ts';
import { aMutation } from '../testing/a-mutation.ts';
import { explainRefusal } from './explain-refusal.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));

vi.mock('@/lib/writes/quota/used-up.ts', () => ({ usedUp: vi.fn() }));

const onSale = aProduct({ resaleprice: 45 });

describe('explainRefusal', () => {
  beforeEach(resetListeners);
  afterEach(() => void vi.restoreAllMocks());

  it('asks the server what became of the product, not the cache, and then listens no longer', async () => {
    const words = explainRefusal(aMutation());
    listenerTo('products/p1').next(aDocument('p1', onSale, { fromCache: true }));
    listenerTo('products/p1').next(aDocument('p1'));
    expect(await words).toBe('“Oak chair” wasn’t booked. It’s no longer for sale.');
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it('names a price that has changed', async () => {
    const words = explainRefusal(aMutation());
    listenerTo('products/p1').next(aDocument('p1', { ...onSale, resaleprice: 50 }));
    expect(await words).toBe(`“Oak chair” wasn’t booked. The price is now ${formatPrice(50)}.`);
  });

  it('says that the share is used up, where nothing else is in the way', async () => {
    const { usedUp } = await import('@/lib/writes/quota/used-up.ts');
    vi.mocked(usedUp).mockResolvedValueOnce('Limit reached.');
    const words = explainRefusal(aMutation());
    listenerTo('products/p1').next(aDocument('p1', onSale));
    expect(await words).toBe('“Oak chair” wasn’t booked. Limit reached.');
    expect(usedUp).toHaveBeenCalledWith('bookings', 'u1');
  });

  it('says no reason where all that it may see allows it: its seller may have blocked the buyer', async () => {
    const words = explainRefusal(aMutation());
    listenerTo('products/p1').next(aDocument('p1', onSale));
    expect(await words).toBe('“Oak chair” wasn’t booked. We couldn’t accept it.');
  });

  it('says why a seller is not followed: by the account, the share, or else the seller', async () => {
    const { usedUp } = await import('@/lib/writes/quota/used-up.ts');
    const follow = () =>
      explainRefusal(aMutation({ kind: 'follow', path: 'follows/u1_ann', subject: { name: 'Ann' } }));
    vi.mocked(usedUp).mockResolvedValueOnce('Limit reached.');
    const full = follow();
    listenerTo('users/u1').next(aDocument('u1', {}));
    expect(await full).toBe('You don’t follow Ann. Limit reached.');
    expect(usedUp).toHaveBeenLastCalledWith('follows', 'u1');
    resetListeners();
    const gone = follow();
    listenerTo('users/u1').next(aDocument('u1', {}));
    expect(await gone).toBe('You don’t follow Ann. They no longer sell here, or have a new name.');
    resetListeners();
    const suspended = follow();
    listenerTo('users/u1').next(aDocument('u1', { suspended: true }));
    expect(await suspended).toBe(
      'You don’t follow Ann. Your account is suspended until an admin reinstates it.',
    );
  });

  it('says that the account is gone when it may not even look', async () => {
    const words = explainRefusal(aMutation());
    listenerTo('products/p1').error(new FirebaseError('permission-denied', 'no'));
    (await eventually(() => listenerTo('users/u1'))).next(aDocument('u1'));
    expect(await words).toMatch(/Your account no longer exists[.]$/);
  });

  it('says of a suspended account that it is, and nothing of an unknown one', async () => {
    const denied = () => listenerTo('products/p1').error(new FirebaseError('permission-denied', 'no'));
    const suspended = explainRefusal(aMutation());
    denied();
    (await eventually(() => listenerTo('users/u1'))).next(aDocument('u1', { suspended: true }));
    expect(await suspended).toMatch(/Your account is suspended until an admin reinstates it[.]$/);
    resetListeners();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const unknown = explainRefusal(aMutation());
    denied();
    (await eventually(() => listenerTo('users/u1'))).error(new FirebaseError('unavailable', 'no'));
    expect(await unknown).toMatch(/We couldn’t accept it[.]$/);
  });

  it('says that the item was taken down when the account is as good as before', async () => {
    const words = explainRefusal(aMutation());
    listenerTo('products/p1').error(new FirebaseError('permission-denied', 'no'));
    (await eventually(() => listenerTo('users/u1'))).next(aDocument('u1', {}));
    expect(await words).toBe('“Oak chair” wasn’t booked. The seller has hidden it for now.');
  });

  it('says no more than it knows when the server gives no reason in time', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const words = explainRefusal(aMutation());
    patience.abort();
    expect(await words).toBe('“Oak chair” wasn’t booked. We couldn’t accept it.');
    expect(listeners.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it('tells of the refusal where the reason cannot be looked for', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { usedUp } = await import('@/lib/writes/quota/used-up.ts');
    const cause = new Error('The count cannot be read');
    vi.mocked(usedUp).mockRejectedValueOnce(cause);
    const words = explainRefusal(aMutation());
    listenerTo('products/p1').next(aDocument('p1', onSale));
    expect(await words).toBe('“Oak chair” wasn’t booked. We couldn’t accept it.');
    expect(warn.mock.calls.flat()).toContain(cause);
  });

  describe('of a message', () => {
    const message = aMutation({ kind: 'write', path: 'conversations/p1_u1/messages/m1' });
    const told = (conversation: object | undefined, product: object | undefined) => {
      const words = explainRefusal(message);
      listenerTo('conversations/p1_u1').next(aDocument('p1_u1', conversation));
      listenerTo('products/p1').next(aDocument('p1', product));
      listenerTo('users/u1').next(aDocument('u1', {}));
      return words;
    };

    it('says what became of the item when the conversation was not opened', async () => {
      expect(await told(undefined, undefined)).toBe(
        'Your message about “Oak chair” wasn’t sent. It’s no longer for sale.',
      );
    });

    it('says that the other side is gone, or takes no messages', async () => {
      expect(await told({ gone: ['s1'] }, onSale)).toMatch(/The other account no longer exists[.]$/);
      expect(await told({}, undefined)).toMatch(/You can’t message this member[.]$/);
    });

    it('says that the share of conversations is used up, then that of messages', async () => {
      const { usedUp } = await import('@/lib/writes/quota/used-up.ts');
      vi.mocked(usedUp).mockImplementation(async (mutation) =>
        mutation === 'messages' ? 'Too many messages.' : undefined,
      );
      expect(await told(undefined, onSale)).toMatch(/Too many messages[.]$/);
      expect(
        vi
          .mocked(usedUp)
          .mock.calls.map(([mutation]) => mutation)
          .slice(-2),
      ).toEqual(['conversations', 'messages']);
      expect(await told({}, onSale)).toMatch(/Too many messages[.]$/);
      vi.mocked(usedUp).mockReset();
    });

    it('says that the account is suspended, whatever else is in the way', async () => {
      const words = explainRefusal(message);
      listenerTo('conversations/p1_u1').error(new FirebaseError('permission-denied', 'no'));
      listenerTo('products/p1').error(new FirebaseError('permission-denied', 'no'));
      listenerTo('users/u1').next(aDocument('u1', { suspended: true }));
      expect(await words).toMatch(/Your account is suspended until an admin reinstates it[.]$/);
    });
  });
});
