import { t } from '@lingui/core/macro';
import { dateFormat } from '../base/locale/locale.ts';
import { formatCents } from '../base/money.ts';
import { wayWords } from '../catalogue/delivery.ts';
import type { Order } from '../orders/order.ts';

/** What a receipt says: names with their values, in their order. */
export type ReceiptLines = readonly (readonly [name: string, value: string])[];

type Receipted = Pick<
  Order,
  'productname' | 'sellername' | 'amount' | 'currency' | 'delivery' | 'deliveryPrice' | 'createdAt'
>;

const dayOf = dateFormat({ year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The receipt of what was paid for an order, for the e-mail to its buyer. Names are those of when it was paid. */
export function emailReceipt(orderId: string, order: Receipted): ReceiptLines {
  const { productname, sellername, amount, currency, delivery, deliveryPrice = 0, createdAt } = order;
  const paid = `${formatCents(amount, currency)} ${currency.toUpperCase()}`;
  return [
    [t`Item`, productname],
    [t`Seller`, sellername],
    ...(deliveryPrice > 0 ? [[t`Price`, formatCents(amount - deliveryPrice, currency)] as const] : []),
    ...(delivery === undefined
      ? []
      : [[t`How you get it`, wayWords(delivery, deliveryPrice, currency)] as const]),
    [t`Total paid`, t`${paid}, with no extra fees`],
    [t`Paid on`, dayOf(createdAt.toDate())],
    [t`Payment`, orderId],
  ];
}
