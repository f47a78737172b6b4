import { aSale } from '../a-sale.ts';
import type { StoredDocument } from '../state.ts';
import type { AnyDocument, ToldNews, WrittenReview, YearState } from './year-state.ts';

export const DAY_MS = 24 * 60 * 60_000;
/** A Thursday. */
export const PAID_AT = Date.parse('2027-10-28T12:00:00Z');
/** Days after the payment. */
export const day = (days: number) => PAID_AT + days * DAY_MS;

/** An entry of an order's history, so many days after the payment. */
export const entry = (by: string, act: string, state: string, days: number) => ({
  by,
  act,
  state,
  at: day(days),
});

export const PAID = entry('buyer', 'pay', 'paid', 0);
export const SHIPPED = entry('seller', 'ship', 'shipped', 1);
export const RECEIVED = entry('buyer', 'receive', 'released', 5);

/** The sale's order with this history; its state is the last one's. */
export function anOrder(history: readonly { state: string }[] = [PAID, SHIPPED, RECEIVED]): StoredDocument {
  const state = history.at(-1)?.state;
  return { id: 'pi_1', fields: { state, buyerId: 'bea', sellerId: 'sal', history } };
}

/** What the buyer wrote two days after the end, and what stands published of it; the seller wrote nothing. */
export const WRITTEN: WrittenReview = {
  orderId: 'pi_1',
  side: 'buyer',
  authorId: 'bea',
  stars: 4,
  at: day(7),
};
export const PUBLISHED: AnyDocument = {
  path: 'reviews/pi_1_buyer',
  fields: { by: 'buyer', authorId: 'bea', aboutId: 'sal', stars: 4, shown: true, publishedAt: day(19) },
};
export const PROFILE: AnyDocument = { path: 'profiles/sal', fields: { seller: [0, 0, 0, 1, 0] } };

/** Somebody was told something of the order, so many days after the payment. */
export const told = (uid: string, kind: string, days: number): ToldNews => ({
  uid,
  kind,
  id: `${kind}_pi_1_${days}`,
  orderId: 'pi_1',
  at: day(days),
});
export const REMINDED = told('sal', 'reviewReminder', 16);

/** The seller's statement, with other cells where they are given. */
export function aStatement(cells: Record<string, string> = {}): string {
  const row = {
    'Paid by the buyer': '45.50',
    'Refunded to the buyer': '0.00',
    'With the buyer’s bank': '0.00',
    'Fee rule': '5 %, and $0.30',
    Fee: '2.58',
    'You get': '42.92',
    'Paid out': '42.92',
    Reversed: '0.00',
    Order: 'pi_1',
    ...cells,
  };
  const line = (texts: readonly string[]) => `${texts.map((text) => `"${text}"`).join(',')}\r\n`;
  return line(Object.keys(row)) + line(Object.values(row));
}

/** A shop 30 days after its one sale, in which nothing is wrong. The seller has what is theirs of 45.50: all but 2.58. */
export function aYear(changes: Partial<YearState> = {}): YearState {
  return {
    ...aSale(),
    now: day(30),
    settings: { feePercent: 5, feeFixed: 0.3 },
    readyAccounts: ['acct_1'],
    sellerAccounts: [{ id: 'sal', fields: { accountId: 'acct_1' } }],
    orders: [anOrder()],
    payouts: [
      {
        id: 'pi_1',
        fields: {
          sellerId: 'sal',
          gross: 4550,
          back: 0,
          fee: 258,
          net: 4292,
          transferred: 4292,
          reversed: 0,
        },
      },
    ],
    transfers: [{ id: 'tr_1', amount: 4292, amount_reversed: 0, metadata: { paymentIntentId: 'pi_1' } }],
    balance: [
      { type: 'charge', amount: 4550, fee: 162 },
      { type: 'transfer', amount: -4292, fee: 0 },
    ],
    books: {
      sales: 1,
      gross: 4550,
      back: 0,
      withBank: 0,
      transferred: 4292,
      reversed: 0,
      waiting: 0,
      onItsWay: 0,
      fees: 258,
      feesToCome: 0,
      owed: 0,
    },
    statements: [{ sellerId: 'sal', csv: aStatement() }],
    documents: [PUBLISHED, PROFILE],
    written: [WRITTEN],
    told: [REMINDED],
    gone: [],
    ...changes,
  };
}
