import type { Product } from '@thriftline/domain/catalogue/product';
import { priceDue } from '@thriftline/domain/payments/paying/agreement';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import { aProduct } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { isPriceDue } from './is-price-due.ts';

const NOW = 1_800_000_000_000;
const LISTED = NOW - 3_600_000;

const product = (changes: object = {}) =>
  aProduct({ resaleprice: 50, createdAt: Timestamp.fromMillis(LISTED), ...changes }) as Product;
const held = (id = 'deal', until = NOW + 1) => ({ hold: { id, until: Timestamp.fromMillis(until) } });
/** 30 was agreed on for what costs 50. */
const agreed = (holdId = 'deal') =>
  ({
    holdId,
    agreed: { holdId: 'deal', amount: 3000, listed: 5000, productVersion: LISTED },
  }) as PaymentAttempt;

const due = (item: Product, attempt?: PaymentAttempt) =>
  [3000, 5000, 4000].filter((amount) => isPriceDue(amount, item, attempt, NOW));

describe('what buys an item', () => {
  it.each([
    ['its price, where nothing was agreed on', product(), undefined, [5000]],
    ['what was agreed on alone, while it holds the item', product(held()), agreed(), [3000]],
    ['what was agreed on late, too', product(held('deal', NOW)), agreed(), [3000, 5000]],
    ['both after the hold is gone', product(), agreed(), [3000, 5000]],
    ['its price alone, once that has changed', product({ resaleprice: 40 }), agreed(), [4000]],
    [
      'its price alone, once it is another item',
      product({ editedAt: Timestamp.fromMillis(NOW - 1) }),
      agreed(),
      [5000],
    ],
    ['its price, while the buyer holds it otherwise', product(held('later')), agreed('later'), [3000, 5000]],
  ])('is %s', (_, item, attempt, amounts) => expect(due(item, attempt)).toEqual(amounts));
});

describe('what an item costs a buyer who opens the payment', () => {
  it.each([
    ['its price, where nothing was agreed on', product(held()), undefined, 50],
    ['what was agreed on, while that holds the item', product(held()), agreed(), 30],
    ['its price, when the time is over', product(held('deal', NOW)), agreed(), 50],
    ['its price, when another holds it', product(held('rival')), agreed(), 50],
    [
      'its price, when it is another item',
      product({ ...held(), editedAt: Timestamp.fromMillis(NOW) }),
      agreed(),
      50,
    ],
  ])('is %s', (_, item, attempt, price) => expect(priceDue(attempt, item, NOW)).toBe(price));
});
