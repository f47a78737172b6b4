import { describe, expect, it } from 'vitest';
import {
  anOrder,
  aStatement,
  aYear,
  DAY_MS,
  day,
  entry,
  PAID,
  PROFILE,
  PUBLISHED,
  RECEIVED,
  REMINDED,
  SHIPPED,
  told,
  WRITTEN,
} from './a-year.ts';
import { checkGone, checkRetention } from './check-retention.ts';
import { checkReviews } from './check-reviews.ts';
import { checkSums } from './check-sums.ts';
import { checkTimers } from './check-timers.ts';
import { checkTold } from './check-told.ts';
import { monthOf } from './month-row.ts';
import type { YearState } from './year-state.ts';

type Case = [string, Partial<YearState>, string[]];

const rulesOf =
  (...checks: ((state: YearState) => { rule: string }[])[]) =>
  (changes: Partial<YearState>) => [
    ...new Set(checks.flatMap((check) => check(aYear(changes))).map(({ rule }) => rule)),
  ];

it('a year in which nothing is wrong has no violation', () => {
  const all = rulesOf(checkTimers, checkReviews, checkTold, checkSums, checkGone, checkRetention);
  expect(all({})).toEqual([]);
});

describe('timers', () => {
  const lapsed = (state: string, days: number) => entry('clock', 'lapse', state, days);

  it.each<Case>([
    // Five working days from a Thursday on are a week.
    [
      'end a sale that was not sent after five working days',
      { orders: [anOrder([PAID, lapsed('refunded', 7.1)])] },
      [],
    ],
    ['not before', { orders: [anOrder([PAID, lapsed('refunded', 5)])] }, ['timer-early']],
    ['not days later', { orders: [anOrder([PAID, lapsed('refunded', 8)])] }, ['timer-late']],
    ['not never', { orders: [anOrder([PAID])] }, ['timer-missed']],
    ['leave what is not due', { now: day(6), orders: [anOrder([PAID])] }, []],
    [
      'let nobody send what has run out',
      { orders: [anOrder([PAID, entry('seller', 'ship', 'shipped', 8)])] },
      ['timer-missed', 'acted-too-late'].sort().reverse(),
    ],
    [
      'end what was sent after two weeks',
      { orders: [anOrder([PAID, SHIPPED, lapsed('released', 15.2)])] },
      [],
    ],
    ['not after ten days', { orders: [anOrder([PAID, SHIPPED, lapsed('released', 11)])] }, ['timer-early']],
    [
      'stand still while a bank decides',
      {
        orders: [anOrder([PAID, SHIPPED])],
        disputes: [{ id: 'dp_1', status: 'needs_response', payment_intent: 'pi_1' }],
      },
      [],
    ],
  ])('%s', (_, changes, rules) => expect(rulesOf(checkTimers)(changes).sort().reverse()).toEqual(rules));
});

describe('reviews', () => {
  const other = { ...WRITTEN, side: 'seller', authorId: 'sal', at: day(9) } as const;
  const published = (fields: object) => [
    { ...PUBLISHED, fields: { ...PUBLISHED.fields, ...fields } },
    PROFILE,
  ];

  it.each<Case>([
    ['come out when their time is over', {}, []],
    ['not before', { documents: published({ publishedAt: day(12) }) }, ['review-early']],
    ['not days later', { documents: published({ publishedAt: day(21) }) }, ['review-late']],
    ['not never', { documents: [] }, ['review-missing']],
    ['are not due yet', { now: day(18), documents: [] }, []],
    [
      'come out as they were written',
      { documents: published({ stars: 5 }) },
      ['review-differs', 'review-sums'],
    ],
    ['of whoever wrote them', { documents: published({ authorId: 'rob' }) }, ['review-differs']],
    [
      'come out at once where both are written',
      { written: [WRITTEN, other] },
      ['review-late', 'review-missing'],
    ],
    ['are of somebody', { written: [] }, ['review-without-author']],
    [
      'do not stay sealed',
      {
        documents: [
          PUBLISHED,
          PROFILE,
          { path: 'orders/pi_1/sealedReviews/buyer', fields: { publishAt: day(19) } },
        ],
      },
      ['review-sealed-on'],
    ],
    ['count', { documents: [PUBLISHED] }, ['review-sums']],
    ['do not count while they are hidden', { documents: published({ shown: false }) }, ['review-sums']],
  ])('%s', (_, changes, rules) => expect(rulesOf(checkReviews)(changes)).toEqual(rules));
});

describe('who is told', () => {
  it.each<Case>([
    ['is told once', { told: [REMINDED, REMINDED] }, ['told-twice']],
    [
      'once of an order, under whatever id',
      { told: [REMINDED, told('sal', 'reviewReminder', 16.1)] },
      ['told-twice'],
    ],
    ['is reminded', { told: [] }, ['reminder-missing']],
    [
      'not too early',
      { told: [told('sal', 'reviewReminder', 12)] },
      ['reminder-missing', 'reminder-wrong'].slice(1),
    ],
    [
      'not where they did what they would be reminded of',
      { told: [REMINDED, told('bea', 'reviewReminder', 16)] },
      ['reminder-wrong'],
    ],
    [
      'of what is to be sent after three days',
      { now: day(4), orders: [anOrder([PAID])], written: [], told: [] },
      ['reminder-missing'],
    ],
    [
      'of what is on its way after twelve',
      { now: day(14), orders: [anOrder([PAID, SHIPPED])], written: [], told: [] },
      ['reminder-missing'],
    ],
    [
      'in time',
      {
        now: day(14),
        orders: [anOrder([PAID, SHIPPED])],
        written: [],
        told: [told('bea', 'receiveReminder', 13.1)],
      },
      [],
    ],
  ])('%s', (_, changes, rules) => expect(rulesOf(checkTold)(changes)).toEqual(rules));
});

describe('sums', () => {
  const { transfers, balance, books } = aYear();
  const back = [{ id: 're_1', status: 'succeeded', payment_intent: 'pi_1', amount: 100 }];

  it.each<Case>(
    [
      [
        'a cent that the seller has too much',
        { transfers: transfers.map((one) => ({ ...one, amount: 4293 })) },
        'money-unaccounted',
      ],
      [
        'a fee of another rule',
        {
          feeRules: [
            { from: 0, percent: 5, fixed: 0.3 },
            { from: day(-1), percent: 6, fixed: 0.3 },
          ],
        },
        'money-unaccounted',
      ],
      ['money that went back', { refunds: back }, 'money-unaccounted'],
      ['a movement that was booked twice', { balance: [...balance, ...balance] }, 'balance-differs'],
      ['books that say more', { books: { ...books, gross: 4551 } }, 'books-differ'],
      [
        'a statement that lacks the sale',
        { statements: [{ sellerId: 'sal', csv: 'Order\r\n' }] },
        'books-differ',
      ],
      ['books that do not say it', { books: {} }, 'books-differ'],
      [
        'a statement that says less',
        { statements: [{ sellerId: 'sal', csv: aStatement({ 'Paid out': '42.91' }) }] },
        'books-differ',
      ],
      [
        'a row that loses a cent',
        { statements: [{ sellerId: 'sal', csv: aStatement({ 'You get': '42.91' }) }] },
        'books-differ',
      ],
    ].map(([name, changes, rule]) => [name, changes, [rule]] as Case),
  )('find %s', (_, changes, rules) =>
    expect(rulesOf(checkSums)(changes)).toEqual(expect.arrayContaining(rules)),
  );

  it('go by the fee that held when it was sold', () => {
    const feeRules = [
      { from: 0, percent: 5, fixed: 0.3 },
      { from: day(1), percent: 9, fixed: 0 },
    ];
    expect(rulesOf(checkSums)({ feeRules, settings: { feePercent: 9, feeFixed: 0 } })).toEqual([]);
  });
});

describe('what is kept', () => {
  const gone = [{ uid: 'buyer-3', name: 'Bea Buyer', email: 'bea@example.com' }];
  const stored = (path: string, fields: object) => ({ documents: [{ path, fields: { ...fields } }], gone });

  it.each<Case>([
    [
      'the order of somebody who is gone',
      stored('orders/pi_2', { buyerId: 'buyer-3', buyername: 'Bea Buyer' }),
      [],
    ],
    ['nothing that they wished for', stored('wishlist/chair_buyer-3', {}), ['left-of-gone']],
    [
      'nothing that names them deep inside',
      stored('reviews/pi_2', { by: [{ name: 'Bea Buyer' }] }),
      ['left-of-gone'],
    ],
    [
      'the address by which late money is known',
      stored('paymentAttempts/chair_buyer-3', { youremail: 'bea@example.com' }),
      [],
    ],
    [
      'not the name beside it',
      stored('paymentAttempts/chair_buyer-3', { booking: { yourname: 'Bea Buyer' } }),
      ['left-of-gone'],
    ],
    ['what is another’s', stored('wishlist/chair_buyer-31', { buyerId: 'buyer-31' }), []],
    ['what somebody was told lately', stored('users/sal/inbox/sold', { at: day(-50) }), []],
    ['nothing of months ago', stored('users/sal/inbox/sold', { at: day(-70) }), ['kept-too-long']],
    ['nothing that does not say since when', stored('users/sal/inbox/sold', {}), ['kept-too-long']],
    [
      'no work that comes to no end',
      stored('jobs/x', { startedAt: day(30) - 2 * DAY_MS }),
      ['kept-too-long'],
    ],
    [
      'the code of an order that is over',
      stored('orders/pi_1/pickup/code', { code: '123456' }),
      ['kept-too-long'],
    ],
  ])('is %s', (_, changes, rules) => expect(rulesOf(checkGone, checkRetention)(changes)).toEqual(rules));

  it('is the code of what is still to come over', () => {
    const documents = [{ path: 'orders/pi_1/pickup/code', fields: {} }];
    expect(rulesOf(checkRetention)({ documents, orders: [anOrder([PAID])] })).toEqual([]);
    expect(rulesOf(checkRetention)({ documents, orders: [anOrder([PAID, SHIPPED, RECEIVED])] })).toEqual([
      'kept-too-long',
    ]);
  });
});

describe('a month in figures', () => {
  const back = [{ id: 're_1', status: 'succeeded', payment_intent: 'pi_1', amount: 4550 }];
  const month = { from: 0, until: day(30), violations: 0 };

  it.each<[string, Partial<YearState>, object]>([
    ['a sale that is paid out', {}, { paidOut: 4292, fee: 258, owed: 0, held: 0 }],
    ['one that is not', { transfers: [] }, { paidOut: 0, fee: 0, owed: 0, held: 4550 }],
    ['one that went back', { transfers: [], refunds: back }, { refunded: 4550, fee: 0, owed: 0, held: 0 }],
    [
      'one whose seller owes it',
      { refunds: back },
      { refunded: 4550, paidOut: 4292, fee: 0, owed: 4292, held: 0 },
    ],
  ])('has %s', (_, changes, row) => expect(monthOf(aYear(changes), month)).toMatchObject(row));
});
