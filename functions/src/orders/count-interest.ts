import { msg } from '@lingui/core/macro';
import type { CallableResults } from '@thriftline/domain/calls/callables';
import type { CountInterest } from '@thriftline/domain/catalogue/interest/count-interest';
import {
  INTEREST_COUNTS_AN_HOUR,
  type ItemInterest,
} from '@thriftline/domain/catalogue/interest/item-interest';
import type { Query } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { limitAct } from '../accounts/limits/limit-acts.ts';
import { requireRight } from '../accounts/require-right.ts';
import { productDocument } from '../catalogue/products.ts';
import { wishesFor } from '../catalogue/wishes.ts';
import { readAll } from '../firestore/collection.ts';
import { bookingsOf } from './bookings.ts';
import { productViews } from './product-views.ts';

const HOUR_MS = 60 * 60_000;

const LIMIT = {
  act: 'countInterest',
  most: INTEREST_COUNTS_AN_HOUR,
  windowMs: HOUR_MS,
  refusal: msg`Too many requests. Try again in an hour.`,
} as const;

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

async function interestIn(productId: string): Promise<ItemInterest> {
  const [views, wishes, bookings] = await Promise.all(
    [productViews(productId), wishesFor(productId), bookingsOf(productId)].map(countOf),
  );
  return { views: views ?? 0, wishes: wishes ?? 0, bookings: bookings ?? 0 };
}

/**
 * How many people each of the actor's products interests, by its id; those of others are left out. Who it is, only bookings
 * tell their seller. A read for each 1,000 counted, three at least for each product.
 */
export async function countInterest(
  actor: Actor,
  { productIds }: CountInterest,
): Promise<CallableResults['countInterest']> {
  requireRight(actor, 'products', 'add');
  await limitAct(actor, LIMIT);
  const ids = [...new Set(productIds)];
  const found = await readAll(ids.map(productDocument));
  const own = ids.filter((_id, index) => found[index]?.sellerId === actor.uid);
  const interest = await Promise.all(own.map(async (id) => [id, await interestIn(id)] as const));
  return { interest: Object.fromEntries(interest) };
}
