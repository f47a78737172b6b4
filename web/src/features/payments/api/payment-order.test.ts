import type { Payment } from '@thriftline/domain/payments/payment';
import { expect, it } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import { nextPaymentSorting, paymentOrder } from './payment-order.ts';

const payment = (_id: string, amount: number, at: number) =>
  ({ _id, amount, createdAt: { toMillis: () => at } }) as Stored<Payment>;

const PAYMENTS = [payment('a', 500, 3), payment('b', 900, 1), payment('c', 500, 2)];

it('sorts as Firestore does, ties by id', () => {
  const sorted = (field: 'createdAt' | 'amount', direction: 'asc' | 'desc') =>
    PAYMENTS.toSorted(paymentOrder({ field, direction }))
      .map(({ _id }) => _id)
      .join('');
  expect([sorted('createdAt', 'desc'), sorted('createdAt', 'asc')]).toEqual(['acb', 'bca']);
  expect([sorted('amount', 'desc'), sorted('amount', 'asc')]).toEqual(['bca', 'acb']);
});

it('turns round with a second click on the same head', () => {
  const first = nextPaymentSorting({ field: 'createdAt', direction: 'desc' }, 'amount');
  expect(first).toEqual({ field: 'amount', direction: 'desc' });
  expect(nextPaymentSorting(first, 'amount').direction).toBe('asc');
});
