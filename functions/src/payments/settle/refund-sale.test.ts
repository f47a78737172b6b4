import type { Product } from '@thriftline/domain/catalogue/product';
import { recordFields } from '@thriftline/domain/payments/payment-state';
import { aProduct } from '@thriftline/domain/testing/builders';
import type { Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { Intent } from '../stripe/intents.ts';
import type { Purchase } from './read-purchase.ts';
import { refundSale } from './refund-sale.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));
vi.mock('../records/payments.ts', () => ({ paymentDocument: (id: string) => `payments/${id}` }));

it('does not show whoever offered the item who paid for nothing', () => {
  const create = vi.fn();
  const intent = { id: 'pi_1', amount: 4550, buyerId: 'ben', bookingsId: 'chair_ben', productId: 'chair' };
  const product = aProduct({ sellerId: 'sal' }) as Product;
  const purchase = { booking: undefined, product, attempt: undefined };
  refundSale({ create } as unknown as Transaction, intent as Intent, purchase as unknown as Purchase, {
    ended: recordFields('refundDue'),
    reason: 'soldToAnother',
    now: 0,
  });
  expect(create).toHaveBeenCalledExactlyOnceWith(
    'payments/pi_1',
    expect.objectContaining({ buyerId: 'ben' }),
  );
  expect(create.mock.lastCall?.[1]).not.toHaveProperty('sellerId');
});
