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
import { collection } from '../firestore/collection.ts';

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

/** How the shop grew, month by month, for admins: some sixty counts, each a read per thousand documents. Throws AppError. */
export async function readNumbers(actor: Actor): Promise<NumbersOfShop> {
  requireRole(actor, 'Admin');
  return { months: await Promise.all(lastMonths(Date.now()).map(numbersOf)) };
}
