import type { Payment } from '@thriftline/domain/payments/payment';
import type { Stored } from '@/lib/firebase/stored.ts';

/** What payments can be sorted by. */
export const PAYMENT_SORTS = ['createdAt', 'amount'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

/** How payments are sorted. */
export interface PaymentSorting {
  field: PaymentSort;
  direction: 'asc' | 'desc';
}

type Order = (a: Stored<Payment>, b: Stored<Payment>) => number;

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const COMPARE: Readonly<Record<PaymentSort, Order>> = {
  createdAt: (a, b) => a.createdAt.toMillis() - b.createdAt.toMillis(),
  amount: (a, b) => a.amount - b.amount,
};

function orderBy(field: PaymentSort, sign: 1 | -1): Order {
  return (a, b) => sign * (COMPARE[field](a, b) || compareText(a._id, b._id));
}

const ORDERS = {
  createdAt: { asc: orderBy('createdAt', 1), desc: orderBy('createdAt', -1) },
  amount: { asc: orderBy('amount', 1), desc: orderBy('amount', -1) },
} as const;

/** The order Firestore gives for a sorting, ties by id; the same function each time. */
export function paymentOrder({ field, direction }: PaymentSorting): Order {
  return ORDERS[field][direction];
}

/** The sorting after a click on a column's head: by that field, the highest first, or the other way round. */
export function nextPaymentSorting(before: PaymentSorting, field: PaymentSort): PaymentSorting {
  const isUp = before.field === field && before.direction === 'desc';
  return { field, direction: isUp ? 'asc' : 'desc' };
}
