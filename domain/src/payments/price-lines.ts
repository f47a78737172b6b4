import { t } from '@lingui/core/macro';
import { CURRENCY, formatCents } from '../base/money.ts';
import type { DeliveryWay } from '../catalogue/delivery.ts';

interface Priced {
  /** What the item alone costs, in cents. */
  item: number;
  /** How it comes over; undefined where buyer and seller arrange that. */
  delivery?: DeliveryWay | undefined;
  /** What that costs beyond the item, in cents. */
  deliveryPrice?: number | undefined;
  currency?: string;
}

/** What a price is made of, line by line, with the total as the last: the same in checkout and on the order's page. */
export function priceLines({
  item,
  delivery,
  deliveryPrice = 0,
  currency = CURRENCY,
}: Priced): readonly (readonly [title: string, amount: string])[] {
  const way =
    delivery === 'pickup'
      ? ([[t`Pick-up`, t`Free`]] as const)
      : delivery === 'delivery'
        ? ([[t`Delivery`, deliveryPrice === 0 ? t`Included` : formatCents(deliveryPrice, currency)]] as const)
        : [];
  return [
    [t`Item`, formatCents(item, currency)],
    ...way,
    [t`Buyer protection`, t`Free`],
    [t`Total`, formatCents(item + deliveryPrice, currency)],
  ];
}
