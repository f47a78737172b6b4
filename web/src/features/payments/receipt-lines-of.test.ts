import { CURRENCY, CURRENCY_CODE, formatPrice } from '@thriftline/domain/base/money';
import type { Payment } from '@thriftline/domain/payments/payment';
import { describe, expect, it } from 'vitest';
import { receiptLinesOf } from './receipt-lines-of.ts';

const noon = new Date('2026-01-31T12:00:00.000Z');
const payment: Payment = {
  paymentIntentId: 'pi_1',
  productprice: 45.5,
  amount: 4550,
  currency: CURRENCY,
  youremail: 'buyer@example.com',
  bookingsId: 'chair_buyer',
  productId: 'chair',
  buyerId: 'buyer',
  sellerId: 'seller',
  status: 'recorded',
  createdAt: { toDate: () => noon, toMillis: () => noon.getTime() },
};
const booking = { productname: 'Oak chair', yourname: 'Bo Buyer' };
const product = { productname: 'Oak chair', sellername: 'Sal Seller' };
const said = (paid: Parameters<typeof receiptLinesOf>[0]) =>
  Object.fromEntries(receiptLinesOf(paid).map(({ title, value }) => [title, value]));

// Specification 2. `/dashboard/receipts/{id}`: receipt of a paid order
describe('receiptLinesOf', () => {
  it('names item, seller, amount, card and transaction', () => {
    const card = { cardBrand: 'visa', cardLast4: '4242' };
    expect(said({ payment: { ...payment, ...card }, booking, product })).toMatchObject({
      Item: 'Oak chair',
      Seller: 'Sal Seller',
      Amount: `${formatPrice(45.5)} ${CURRENCY_CODE}`,
      Card: 'Visa ending in 4242',
      'Transaction ID': 'pi_1',
      Status: 'Paid',
    });
  });

  it.each([
    [{ delivery: 'delivery', deliveryPrice: 550 }, formatPrice(40), formatPrice(5.5)],
    [{ delivery: 'delivery', deliveryPrice: 0 }, undefined, 'Included'],
    [{ delivery: 'pickup', deliveryPrice: 0 }, undefined, 'Picked up'],
    [{}, undefined, undefined],
  ] as const)('says of %j what is for the item and what for its delivery', (way, item, delivery) => {
    const lines = said({ payment: { ...payment, ...way }, booking, product });
    expect([lines['Item price'], lines.Delivery]).toEqual([item, delivery]);
  });

  it('names item and seller as they were when it was paid, whatever they are called now', () => {
    const then = { ...payment, productname: 'Oak chair, one leg short', sellername: 'Sally' };
    const later = said({ payment: then, booking: undefined, product });
    expect(later).toMatchObject({ Item: 'Oak chair, one leg short', Seller: 'Sally' });
  });

  it('says what of the price was given back', () => {
    expect(said({ payment: { ...payment, amountRefunded: 550 }, booking, product })).toMatchObject({
      Amount: `${formatPrice(45.5)} ${CURRENCY_CODE}`,
      'Amount refunded': formatPrice(5.5),
      Status: 'Paid',
    });
  });

  it('says the amount in the currency it was paid in', () => {
    const inFrancs = { ...payment, currency: 'chf', amountRefunded: 550 };
    const { Amount, 'Amount refunded': back } = said({ payment: inFrancs, booking, product });
    expect([Amount, back]).toEqual([
      expect.stringMatching(/^CHF\s45\.50 CHF$/),
      expect.stringMatching(/^CHF\s5\.50$/),
    ]);
  });

  it('keeps to the payment when booking and product are gone', () => {
    const lines = said({ payment, booking: undefined, product: undefined });
    expect(lines).toMatchObject({ Item: 'No longer listed', Seller: 'No longer listed' });
    expect(lines).toHaveProperty('Buyer', 'buyer@example.com');
    expect(lines).not.toHaveProperty('Card');
    expect(lines).not.toHaveProperty('Refund reason');
  });

  it('says why the money went back', () => {
    const refunded: Payment = {
      ...payment,
      status: 'refunded',
      refundId: 're_1',
      refundReason: 'The chair broke',
      refundedAt: payment.createdAt,
    };
    expect(said({ payment: refunded, booking, product })).toMatchObject({
      Status: 'Refunded',
      'Refund reason': 'The chair broke',
    });
  });
});
