import { CURRENCY, CURRENCY_CODE } from '@thriftline/domain/base/money';
import type { Payment } from '@thriftline/domain/payments/payment';
import { describe, expect, it } from 'vitest';
import { paymentsCsv } from './payments-csv.ts';

const at = (text: string) => ({ toDate: () => new Date(text), toMillis: () => Date.parse(text) });

const recorded: Payment = {
  paymentIntentId: 'pi_1',
  productprice: 1234.5,
  amount: 123450,
  currency: CURRENCY,
  youremail: 'buyer@example.com',
  bookingsId: 'chair_buyer',
  productId: 'chair',
  buyerId: 'buyer',
  sellerId: 'seller',
  productname: 'Oak chair',
  sellername: 'Sal Seller',
  status: 'recorded',
  createdAt: at('2026-01-31T12:00:00.000Z'),
};

const geohashesOf = (line: string | undefined) => line?.split(',');

describe('paymentsCsv', () => {
  it('writes the titles even when there is nothing', () => {
    expect(paymentsCsv([])).toMatch(
      /^Transaction ID,Time,Status,Amount,Delivery,Delivery price,Amount refunded,Currency,Item,.*\r\n$/,
    );
  });

  it('writes an amount with both decimals and leaves unknown cards empty', () => {
    const [, line] = paymentsCsv([recorded]).split('\r\n');
    expect(geohashesOf(line)).toEqual([
      'pi_1',
      '2026-01-31T12:00:00.000Z',
      'Paid',
      '1234.50',
      '',
      '0.00',
      '0.00',
      CURRENCY_CODE,
      'Oak chair',
      'Sal Seller',
      'buyer@example.com',
      '',
      '',
      'chair_buyer',
      'chair',
      'buyer',
      'seller',
      ...Array(8).fill(''),
    ]);
  });

  it('tells a refund that is under way from one that is done', () => {
    const due: Payment = { ...recorded, status: 'refunded', refundDue: true };
    const sent = { ...due, refundId: 're_1' };
    const [, ...lines] = paymentsCsv([due, { ...sent, refundPending: true }, sent])
      .trim()
      .split('\r\n');
    expect(lines.map((line) => geohashesOf(line)?.[2])).toEqual([
      'Refund to be sent',
      'Refund on its way',
      'Refunded',
    ]);
  });

  it('says why a payment is disputed, and over how much', () => {
    const dispute = {
      disputeId: 'dp_1',
      stage: 'lost',
      reason: 'fraudulent',
      amount: 500,
      currency: 'usd',
      isTest: true,
    } as const;
    const [, line] = paymentsCsv([{ ...recorded, dispute }]).split('\r\n');
    expect(geohashesOf(line)?.[2]).toBe('Lost to a dispute');
    expect(geohashesOf(line)?.slice(-3)).toEqual([
      'Dispute lost',
      'The cardholder says they didn’t make this payment',
      '5.00',
    ]);
  });

  it('says how much went back', () => {
    const [, whole, part] = paymentsCsv([
      { ...recorded, status: 'refunded', refundId: 're_1' },
      { ...recorded, amountRefunded: 50 },
    ]).split('\r\n');
    expect(geohashesOf(whole)?.[6]).toBe('1234.50');
    expect(geohashesOf(part)?.[6]).toBe('0.50');
  });

  it('lets neither a name, an e-mail address nor a reason run as a formula', () => {
    const csv = paymentsCsv([
      {
        ...recorded,
        productname: '=HYPERLINK("http://x")',
        sellername: '@SUM(A1)',
        youremail: '=cmd@example.com',
        refundReason: '+1, said "the buyer"',
      },
    ]);
    expect(csv).toContain(`,"'=HYPERLINK(""http://x"")",'@SUM(A1),`);
    expect(csv).toContain(",'=cmd@example.com,");
    expect(csv).toContain(`,"'+1, said ""the buyer""",`);
  });
});
