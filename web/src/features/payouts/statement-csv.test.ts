import { fromDocument } from '@thriftline/domain/base/document-names';
import { CURRENCY_CODE } from '@thriftline/domain/base/money';
import type { Payout } from '@thriftline/domain/payouts/payout';
import { aPayout } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import { statementCsv, statementFileName } from './statement-csv.ts';

const at = (text: string) => ({ toDate: () => new Date(text), toMillis: () => Date.parse(text) });

function payout(overrides: Partial<Payout> = {}): Stored<Payout> {
  const stored = aPayout({ createdAt: at('2026-01-31T12:00:00.000Z') });
  return { ...(fromDocument(stored) as unknown as Payout), _id: 'pi_1', ...overrides };
}

const linesOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

describe('statementCsv', () => {
  it('has a row for each sale, its amounts as decimals', () => {
    const [titles, waiting] = linesOf(statementCsv([payout()]));
    const cells = Object.fromEntries((titles ?? []).map((title, index) => [title, waiting?.[index]]));
    expect(cells).toEqual({
      'Sold at': '2026-01-31T12:00:00.000Z',
      Item: 'Oak chair',
      Currency: CURRENCY_CODE,
      'Paid by the buyer': '45.50',
      'Delivery price': '0.00',
      'Refunded to the buyer': '0.00',
      'With the buyer’s bank': '0.00',
      'Fee rule': '5% and $0.30',
      Fee: '2.58',
      'You get': '42.92',
      Status: 'Waiting',
      'Order complete at': '',
      'Paid out': '0.00',
      'Paid out at': '',
      Reversed: '0.00',
      Order: 'pi_1',
      Transfer: '',
    });
  });

  it('says of what was taken back what had gone', () => {
    const [, reversed] = linesOf(
      statementCsv([
        payout({
          state: 'reversed',
          transferred: 4292,
          reversed: 4292,
          transferId: 'tr_1',
          sentAt: at('2026-02-03T08:00:00.000Z'),
        }),
      ]),
    );
    expect(reversed).toEqual(
      expect.arrayContaining(['Reversed', '42.92', '2026-02-03T08:00:00.000Z', 'tr_1']),
    );
    expect(reversed?.filter((cell) => cell === '42.92')).toHaveLength(3);
  });

  it.each([
    ['went back in part', { back: 1550, fee: 180, net: 2820 }],
    ['went back whole', { back: 4550, fee: 0, net: 0, state: 'cancelled' }],
    ['a bank holds', { withBank: 4550, state: 'blocked', block: 'dispute' }],
    ['went back in part, and the rest to a bank', { back: 1550, withBank: 3000, fee: 180, net: 2820 }],
  ] as const)('accounts for every cent of a sale that %s', (_name, overrides) => {
    const [titles = [], row = []] = linesOf(statementCsv([payout(overrides)]));
    const cents = (title: string) => Math.round(Number(row[titles.indexOf(title)]) * 100);
    expect(
      cents('Refunded to the buyer') + cents('With the buyer’s bank') + cents('Fee') + cents('You get'),
    ).toBe(cents('Paid by the buyer'));
  });

  it('runs no name of an item as a formula', () => {
    const [, line] = linesOf(statementCsv([payout({ productname: '=HYPERLINK(A1)' })]));
    expect(line?.[1]).toBe("'=HYPERLINK(A1)");
  });
});

describe('statementFileName', () => {
  it.each([
    ['Thriftline', 'thriftline-payouts-2026.csv'],
    ['Café “Zwölf” & Co.', 'cafe-zwolf-co-payouts-2026.csv'],
    ['古物', 'payouts-2026.csv'],
  ])('of %s is %s', (name, file) => {
    expect(statementFileName(name, 2026)).toBe(file);
  });
});
