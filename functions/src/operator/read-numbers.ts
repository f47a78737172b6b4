import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { ORDER_PROBLEMS } from '@thriftline/domain/orders/order-problem';
import { DISPUTE_STAGES } from '@thriftline/domain/payments/dispute';
import {
  lastMonths,
  type Month,
  type MonthOfShop,
  type NumbersOfShop,
} from '@thriftline/domain/settings/shop-numbers';
import { AggregateField, type Query, Timestamp } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { collection, read } from '../firestore/collection.ts';

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

async function paidOf(query: Query): Promise<{ orders: number; cents: number }> {
  const wanted = { orders: AggregateField.count(), cents: AggregateField.sum('amount') };
  return (await query.aggregate(wanted).get()).data();
}

async function numbersOf({ month, from, until }: Month): Promise<MonthOfShop> {
  const begun = (name: keyof typeof COLLECTIONS): Query =>
    collection(COLLECTIONS[name])
      .where('createdAt', '>=', Timestamp.fromMillis(from))
      .where('createdAt', '<', Timestamp.fromMillis(until));
  const [members, items, paid, problems, disputes] = await Promise.all([
    countOf(begun('users')),
    countOf(begun('products')),
    paidOf(begun('orders')),
    countOf(begun('orders').where('problem.reason', 'in', ORDER_PROBLEMS)),
    countOf(begun('payments').where('dispute.stage', 'in', DISPUTE_STAGES)),
  ]);
  return { month, members, items, ...paid, disputes: problems + disputes };
}

/** The months that are over, as they were counted last. */
interface FinishedMonths {
  months: readonly MonthOfShop[];
  /** Milliseconds since 1970. */
  countedAt: number;
}

/**
 * For how long a month that is over isn't counted anew. It still changes: accounts and unsold items are deleted whenever, a problem comes
 * weeks after its order, a bank's dispute months after its payment.
 */
const COUNTED_FOR_MS = 24 * 60 * 60_000;

const finishedDocument = () => collection<FinishedMonths>('numbers').doc('finished');

/** The numbers of months that are over: those that were counted lately, else counted now and kept. */
async function numbersOfFinished(wanted: readonly Month[], now: number): Promise<readonly MonthOfShop[]> {
  const kept = await read(finishedDocument());
  const isOfThose = (months: readonly MonthOfShop[]) =>
    months.length === wanted.length && months.every(({ month }, place) => month === wanted[place]?.month);
  if (kept && kept.countedAt > now - COUNTED_FOR_MS && isOfThose(kept.months)) return kept.months;
  const months = await Promise.all(wanted.map(numbersOf));
  await finishedDocument().set({ months, countedAt: now });
  return months;
}

/**
 * How the shop grew, month by month, for admins. Five counts, each a read per thousand documents; some sixty where nobody has asked for a
 * day, as months that are over are counted once a day. Throws AppError.
 */
export async function readNumbers(actor: Actor): Promise<NumbersOfShop> {
  requireRole(actor, 'Admin');
  const now = Date.now();
  const months = lastMonths(now);
  const [finished, current] = await Promise.all([
    numbersOfFinished(months.slice(0, -1), now),
    Promise.all(months.slice(-1).map(numbersOf)),
  ]);
  return { months: [...finished, ...current] };
}
