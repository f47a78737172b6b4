import { expect, it } from 'vitest';
import { aBooking, aPayment } from '../testing/builders.ts';
import { fromDocument, toDocument } from './document-names.ts';

const paid = { transactionId: 'pi_1' };

it('a stored booking names its product and its payment intent in the code’s words', () => {
  const booking = fromDocument(aBooking(paid));
  expect(booking).toMatchObject({
    productId: 'product-1',
    paymentIntentId: 'pi_1',
    productname: 'Oak chair',
  });
  expect(Object.keys(booking)).not.toContain('bookingId');
  expect(Object.keys(booking)).not.toContain('transactionId');
});

it('a payment keeps the id of its booking', () => {
  expect(fromDocument(aPayment()).bookingsId).toBe('product-1_buyer-1');
});

it('what is read is written as it was', () => {
  const document = { ...aBooking(paid), createdAt: new Date(0), soldToAnother: undefined };
  expect(toDocument(fromDocument(document))).toStrictEqual(document);
});
