import { fromDocument } from '@thriftline/domain/base/document-names';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Booking } from '@thriftline/domain/orders/booking';
import { recordFields } from '@thriftline/domain/payments/payment-state';
import { aBooking, aProduct } from '@thriftline/domain/testing/builders';
import { expect, it } from 'vitest';
import { paymentRecord } from './payment-record.ts';

const INTENT = {
  id: 'pi_1',
  created: 0,
  clientSecret: 'secret',
  status: 'succeeded',
  amount: 4550,
  received: 4550,
  currency: 'usd',
  bookingsId: 'chair_ben',
  productId: 'chair',
  buyerId: 'ben',
  refunded: 0,
} as const;
const nothing = { booking: undefined, product: undefined, attempt: undefined };
const recordOf = (purchase: Parameters<typeof paymentRecord>[2]) =>
  paymentRecord(INTENT, recordFields('refundDue'), purchase);

it('of a purchase of which nothing is left names no seller, and its buyer', () => {
  const record = recordOf(nothing);
  expect(record).not.toHaveProperty('sellerId');
  expect(record).toMatchObject({ buyerId: 'ben', youremail: 'Unregisterd' });
});

it('names the seller of the booking, else of the product', () => {
  const product = aProduct({ sellerId: 'sal' }) as Product;
  const booking = fromDocument(aBooking({ sellerId: 'sid' })) as Booking;
  expect(recordOf({ ...nothing, product })).toMatchObject({ sellerId: 'sal' });
  expect(recordOf({ ...nothing, product, booking })).toMatchObject({ sellerId: 'sid' });
});
