import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toCents } from './money.ts';
import { MAX_PRICE_CENTS } from './price-bounds.ts';
import { centsValue } from './texts/values.ts';

/** What of an item is charged together. */
interface Charged {
  resaleprice?: number | undefined;
  deliverycost?: number | undefined;
}

/** What is wrong with an item's price and what its delivery costs, together more than a card can be charged; undefined where nothing is. */
export function chargeableFault({
  resaleprice = 0,
  deliverycost = 0,
}: Charged): MessageDescriptor | undefined {
  const [price, delivery] = [toCents(resaleprice), toCents(deliverycost)];
  // What is no amount is said of the field itself.
  if (price === null || delivery === null || price + delivery <= MAX_PRICE_CENTS) return undefined;
  const most = centsValue(MAX_PRICE_CENTS);
  return msg`At most ${most} with the resale price`;
}
