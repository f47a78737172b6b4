import { fromDocument } from '@thriftline/domain/base/document-names';
import type { Booking } from '@thriftline/domain/orders/booking';
import { aBooking } from '@thriftline/domain/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyOnBooking } from './notify-on-booking.ts';

/** What is stored, by path, and how often each document was made. */
const store = vi.hoisted(() => ({ documents: new Map<string, object>(), made: new Map<string, number>() }));

vi.mock('../../firestore/collection.ts', () => ({
  read: async (path: string) => store.documents.get(path),
  collection: (path: string) => path,
  documentIn: (path: string, id: string) => `${path}/${id}`,
}));
vi.mock('../../accounts/users.ts', () => ({ userDocument: (uid: string) => `users/${uid}` }));
vi.mock('../../orders/bookings.ts', () => ({ bookingDocument: (id: string) => `bookings/${id}` }));
vi.mock('../../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<void>) =>
      work({
        create: (path: string, data: object) => {
          store.documents.set(path, data);
          store.made.set(path, (store.made.get(path) ?? 0) + 1);
        },
        set: (path: string, data: object) => store.documents.set(path, data),
        delete: (path: string) => store.documents.delete(path),
      }),
  }),
}));

const ID = 'product-1_buyer-1';
const createdAt = { toMillis: () => 7, toDate: () => new Date(7) };
const unpaid = { ...fromDocument(aBooking()), createdAt } as Booking;
const paid = { ...unpaid, paid: true, paymentIntentId: 'pi_1' };
const refunded = { ...paid, paid: false, refunded: true };
const lost = { ...unpaid, soldToAnother: true };

const BOOKED = `users/seller-1/inbox/booked_${ID}_7`;
const SOLD = `users/seller-1/inbox/sold_${ID}_pi_1`;
const PAID = `users/buyer-1/inbox/paid_${ID}_pi_1`;
const REFUNDED = `users/buyer-1/inbox/refunded_${ID}_pi_1`;
const UNDONE = `users/seller-1/inbox/saleUndone_${ID}_pi_1`;
const LOST = `users/buyer-1/inbox/soldToAnother_${ID}_7`;

/** The event that a booking was `before` and is `after`, which comes once it is `now`. */
async function hear(before: Booking | undefined, after: Booking, now = after): Promise<void> {
  store.documents.set(`bookings/${ID}`, now);
  await notifyOnBooking(ID, { before, after });
}

const told = () => [...store.made.keys()].sort();

beforeEach(() => {
  store.documents = new Map([
    ['users/buyer-1', {}],
    ['users/seller-1', {}],
  ]);
  store.made.clear();
});

/** All orders of a list. */
function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, index) => ordersOf(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

describe('what happens to a booking', () => {
  it('is told to both sides, each thing once', async () => {
    await hear(undefined, unpaid);
    expect(told()).toEqual([BOOKED]);
    await hear(unpaid, paid);
    expect(told()).toEqual([PAID, BOOKED, SOLD].sort());
    await hear(paid, refunded);
    expect(told()).toEqual([PAID, BOOKED, SOLD, REFUNDED, UNDONE].sort());
  });

  it('is told to a buyer whom another was quicker than', async () => {
    await hear(unpaid, lost);
    expect(told()).toEqual([LOST]);
  });

  it('is told to both sides when its payment is disputed, and what comes of that, each once', async () => {
    const [disputed, won] = [{ ...paid, dispute: 'open' } as const, { ...paid, dispute: 'won' } as const];
    const sides = (stage: string) => [
      `users/buyer-1/inbox/paymentDisputed_${ID}_pi_1_${stage}`,
      `users/seller-1/inbox/saleDisputed_${ID}_pi_1_${stage}`,
    ];
    await hear(paid, disputed);
    await hear(paid, disputed);
    expect(told()).toEqual(sides('open'));
    await hear(disputed, won);
    expect(told()).toEqual([...sides('open'), ...sides('won')].sort());
    expect([...store.made.values()].every((times) => times === 1)).toBe(true);
  });

  it('is told once however late, often and in whatever order its events come', async () => {
    const history = [unpaid, paid, refunded] as const;
    const orders = new Set(ordersOf([0, 0, 1, 1, 2, 2]).map((order) => order.join('')));
    expect(orders.size).toBe(90);
    for (const order of orders) {
      store.documents = new Map([
        ['users/buyer-1', {}],
        ['users/seller-1', {}],
      ]);
      store.made.clear();
      let newest = 0;
      for (const index of [...order].map(Number)) {
        newest = Math.max(newest, index);
        const [before, after] = [index === 0 ? undefined : history[index - 1], history[index]];
        await hear(before, after as Booking, history[newest]);
      }
      expect(told(), order).toEqual(expect.arrayContaining([BOOKED, REFUNDED, UNDONE].sort()));
      expect(
        [...store.made.values()].every((times) => times === 1),
        order,
      ).toBe(true);
    }
  });

  it('is told to nobody where nothing of it concerns them', async () => {
    const told = vi.spyOn(store.documents, 'get');
    await hear(unpaid, { ...unpaid, payingUntil: createdAt });
    expect(told).not.toHaveBeenCalled();
  });

  it('is told to nobody whose account is gone', async () => {
    store.documents.delete('users/seller-1');
    await hear(unpaid, paid);
    expect(told()).toEqual([PAID]);
  });

  it('is told to nobody once the booking is gone', async () => {
    await notifyOnBooking(ID, { before: undefined, after: unpaid });
    expect(told()).toEqual([]);
  });
});
