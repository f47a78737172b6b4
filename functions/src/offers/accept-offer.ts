import { randomUUID } from 'node:crypto';
import { msg, plural } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { toCents } from '@thriftline/domain/base/money';
import { MAX_HOLDS, type Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { NextOffer } from '@thriftline/domain/conversations/offer';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { countOtherHolds } from '../payments/hold/count-holds.ts';
import { takeHold } from '../payments/hold/hold.ts';
import { paymentAttemptDocument } from '../payments/records/payment-attempts.ts';
import type { OfferParties } from './offer-parties.ts';

interface Deal {
  conversationId: string;
  productId: string;
  product: Product;
  buyer: OfferParties['buyer'];
  next: NextOffer;
  now: number;
}

/**
 * Prepares to hold an item for a buyer at the price agreed on; call what it gives among the transaction's writes, for the hold's
 * id. A booking is not needed yet: its buyer says then who comes for the item, and pays with the attempt that is made here.
 * Throws `conflict` while anybody is paying for the item, or when the buyer has as many items kept as they may.
 */
export async function prepareDeal(transaction: Transaction, deal: Deal): Promise<() => string> {
  const { conversationId: bookingsId, productId, product, buyer, next, now } = deal;
  const state = productState(product, now);
  if (state.name === 'held') {
    const minutes = Math.ceil((state.until - now) / 60_000);
    throw new AppError('conflict', msg`This item is being paid for. Try again in ${minutes} min.`);
  }
  const known = await read(paymentAttemptDocument(bookingsId), transaction);
  if ((await countOtherHolds(transaction, { buyerId: buyer.uid, bookingsId }, now)) >= MAX_HOLDS) {
    const most = MAX_HOLDS;
    const words = msg({
      message: plural(most, {
        one: `The buyer already has ${most} reserved item. Try again once they’ve paid for it.`,
        other: `The buyer already has ${most} reserved items. Try again once they’ve paid for one.`,
      }),
    });
    throw new AppError('conflict', words);
  }
  const [amount, listed] = [toCents(next.amount), toCents(product.resaleprice)];
  if (amount === null || listed === null) throw new AppError('conflict', msg`This price can’t be charged.`);
  return () => {
    const hold = takeHold(transaction, productId, known, { now, until: next.until ?? now });
    transaction.set(paymentAttemptDocument(bookingsId), {
      bookingsId,
      productId,
      buyerId: buyer.uid,
      sellerId: product.sellerId,
      youremail: buyer.email,
      productname: product.productname,
      sellername: product.sellername,
      amount,
      productVersion: next.productVersion,
      idempotencyKey: randomUUID(),
      ...hold,
      agreed: { holdId: hold.holdId, amount, listed, productVersion: next.productVersion },
      createdAt: FieldValue.serverTimestamp(),
    });
    return hold.holdId;
  };
}
