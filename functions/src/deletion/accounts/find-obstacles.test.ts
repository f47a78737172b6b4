import type { Query, Transaction } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findObstacles } from './find-obstacles.ts';

const world = vi.hoisted(() => ({ admins: [] as string[], suspended: [] as string[] }));

/** A query that finds documents of these ids, whatever it is asked. */
function aQuery(ids: () => readonly string[]): Query {
  const query = {
    where: () => query,
    limit: () => query,
    get: async () => ({
      docs: ids().map((id) => ({ id, data: () => ({ suspended: world.suspended.includes(id) }) })),
    }),
  };
  return query as unknown as Query;
}

vi.mock('../../accounts/users.ts', () => ({ users: () => aQuery(() => world.admins) }));
vi.mock('../../payments/records/payment-attempts.ts', () => ({ paymentAttempts: () => aQuery(() => []) }));
vi.mock('../../payments/records/payments.ts', () => ({ payments: () => aQuery(() => []) }));
vi.mock('../../payments/records/payouts.ts', () => ({ payouts: () => aQuery(() => []) }));
vi.mock('../../orders/order-documents.ts', () => ({ orders: () => aQuery(() => []) }));
vi.mock('../../orders/bookings.ts', () => ({ bookingDocument: (id: string) => id }));
vi.mock('../../firestore/collection.ts', () => ({ readAll: async () => [] }));

const LAST = [{ kind: 'lastAdmin' }];

describe('being the only admin', () => {
  beforeEach(() => {
    world.admins = ['ada'];
    world.suspended = [];
  });

  it('stands against deleting oneself, until there is another who isn’t suspended', async () => {
    expect(await findObstacles({ uid: 'ada', role: 'Admin' })).toEqual(LAST);
    world.admins = ['ada', 'abe'];
    expect(await findObstacles({ uid: 'ada', role: 'Admin' })).toEqual([]);
    world.suspended = ['abe'];
    expect(await findObstacles({ uid: 'ada', role: 'Admin' })).toEqual(LAST);
    world.admins = ['abe', 'ada', 'ann'];
    expect(await findObstacles({ uid: 'ada', role: 'Admin' })).toEqual([]);
  });

  it('stands against nobody else', async () => {
    expect(await findObstacles({ uid: 'bea', role: 'Buyer' })).toEqual([]);
  });

  it('is asked inside the transaction, so that of two who go at the same moment one is asked again', async () => {
    const asked: unknown[] = [];
    const transaction = {
      get: (query: Query) => {
        asked.push(query);
        return query.get();
      },
    } as unknown as Transaction;
    expect(await findObstacles({ uid: 'ada', role: 'Admin' }, transaction)).toEqual(LAST);
    // Both sides of payments, of refunds and of orders, and the admins.
    expect(asked).toHaveLength(8);
  });
});
