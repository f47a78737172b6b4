import type { DeletionObstacle } from '@thriftline/domain/accounts/account-deletion';
import type { Role } from '@thriftline/domain/accounts/roles';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { isOrderOver } from '@thriftline/domain/orders/order';
import { ORDER_STATES } from '@thriftline/domain/orders/order-machine';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import { isPayoutOpen, PAYOUT_STATES } from '@thriftline/domain/payouts/payout-machine';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { users } from '../../accounts/users.ts';
import { readAll } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { orders } from '../../orders/order-documents.ts';
import { paymentAttempts } from '../../payments/records/payment-attempts.ts';
import { payments } from '../../payments/records/payments.ts';
import { payouts } from '../../payments/records/payouts.ts';

/** Money may still arrive for as long after a payment's time is over: by then its intent is cancelled. */
const SETTLED_AFTER_MS = 15 * 60_000;

type Side = 'buyerId' | 'sellerId';
/** Most of a kind that are told of. */
const TOLD = 20;

async function find<T>(query: Query<T>, transaction: Transaction | undefined): Promise<T[]> {
  const found = transaction ? await transaction.get(query) : await query.get();
  return found.docs.map((snapshot) => snapshot.data());
}

/** Those of which the booking is still to be paid: the others have come to their end. */
async function running(attempts: PaymentAttempt[]): Promise<PaymentAttempt[]> {
  const booked = await readAll(attempts.map(({ bookingsId }) => bookingDocument(bookingsId)));
  return attempts.filter((_, index) => {
    const booking = booked[index];
    return booking !== undefined && bookingState(booking) === 'unpaid';
  });
}

async function paying(uid: string, side: Side, transaction?: Transaction): Promise<DeletionObstacle[]> {
  const open = paymentAttempts()
    .where(side, '==', uid)
    .where('openUntil', '>', Date.now() - SETTLED_AFTER_MS)
    .limit(TOLD);
  const kind = side === 'buyerId' ? 'paying' : 'beingPaid';
  return (await running(await find(open, transaction))).map(({ productname }) => ({ kind, productname }));
}

async function refundsDue(uid: string, side: Side, transaction?: Transaction): Promise<DeletionObstacle[]> {
  const due = payments().where(side, '==', uid).where('refundDue', '==', true).limit(TOLD);
  const found = await find(due, transaction);
  return found.map(({ productname = 'an item' }) => ({ kind: 'refundDue', productname }));
}

/** Orders whose money is neither side's for good. */
const OPEN_STATES = ORDER_STATES.filter((state) => !isOrderOver(state));

async function openOrders(uid: string, side: Side, transaction?: Transaction): Promise<DeletionObstacle[]> {
  const open = orders().where(side, '==', uid).where('state', 'in', OPEN_STATES).limit(TOLD);
  const kind = side === 'buyerId' ? 'orderOpen' : 'saleOpen';
  return (await find(open, transaction)).map(({ productname }) => ({ kind, productname }));
}

/** What a seller's share can be while money is still to move. */
const OPEN_PAYOUTS = PAYOUT_STATES.filter(isPayoutOpen);

async function openPayouts(uid: string, transaction?: Transaction): Promise<DeletionObstacle[]> {
  const open = payouts().where('sellerId', '==', uid).where('state', 'in', OPEN_PAYOUTS).limit(TOLD);
  return (await find(open, transaction)).map(({ productname }) => ({ kind: 'payoutOpen', productname }));
}

/** One who is suspended is no other admin: nobody could let them in again. */
async function lastAdmin(uid: string, transaction?: Transaction): Promise<DeletionObstacle[]> {
  const admins = users().where('role', '==', 'Admin');
  const found = transaction ? await transaction.get(admins) : await admins.get();
  const isOther = found.docs.some((admin) => admin.id !== uid && !admin.data().suspended);
  return isOther ? [] : [{ kind: 'lastAdmin' }];
}

/**
 * What stands against deleting an account: payments that are running on either side, money on its way back, orders that are not
 * complete, money that is to go to its seller, and being the only admin who isn’t suspended. Inside a transaction, that fails when any of it changes meanwhile.
 */
export async function findObstacles(
  { uid, role }: { uid: string; role: Role },
  transaction?: Transaction,
): Promise<DeletionObstacle[]> {
  const found = [
    await paying(uid, 'buyerId', transaction),
    await paying(uid, 'sellerId', transaction),
    await refundsDue(uid, 'buyerId', transaction),
    await refundsDue(uid, 'sellerId', transaction),
    await openOrders(uid, 'buyerId', transaction),
    await openOrders(uid, 'sellerId', transaction),
    await openPayouts(uid, transaction),
    role === 'Admin' ? await lastAdmin(uid, transaction) : [],
  ];
  return found.flat();
}
