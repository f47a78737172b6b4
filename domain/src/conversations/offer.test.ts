import { msg } from '@lingui/core/macro';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { i18n } from '../base/locale/i18n.ts';
import { speak } from '../base/locale/speak.ts';
import type { Side } from '../base/side.ts';
import {
  type NextOffer,
  nextOffer,
  OFFER_ROUNDS,
  offerActs,
  offerBounds,
  offerFault,
  offerWords,
  shownLastText,
} from './offer.ts';
import {
  AGREED_HOURS,
  ANSWER_HOURS,
  OFFER_ACTS,
  OFFER_MOVES,
  OFFER_STATES,
  type OfferAct,
  type OfferState,
} from './offer-machine.ts';
import { agreedAmount, type Offer, offerState } from './offer-state.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const SIDES: readonly Side[] = ['buyer', 'seller'];
const time = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });

/** As it would be stored at `now`. */
function stored({ until, ...next }: NextOffer, now: number): Offer {
  return { ...next, at: time(now), ...(until !== undefined && { until: time(until) }) };
}

interface Step {
  side: Side;
  act: OfferAct;
  amount?: number;
  /** Hours that pass before. */
  after?: number;
}

/** What a conversation comes to by these steps, those that nobody may do left out; and what each did. */
function played(steps: readonly Step[]) {
  let now = NOW;
  let offer: Offer | undefined;
  const done: { from: OfferState; step: Step; to: OfferState }[] = [];
  for (const step of steps) {
    now += (step.after ?? 0) * HOUR;
    const from = offerState(offer, now);
    const next = nextOffer(offer, { ...step, amount: step.amount ?? 30, productVersion: 7, now });
    if (next === undefined) continue;
    offer = stored(next, now);
    done.push({ from, step, to: offer.state });
  }
  return { offer, now, done };
}

/** The table once more, drawn: `b` and `s` are the two sides; what is not here nobody can do. */
const DRAWN = `
none      b.offer    open
open      b.withdraw declined
open      s.accept   accepted
open      s.counter  countered
open      s.decline  declined
countered b.accept   accepted
countered b.offer    open
countered b.decline  declined
countered s.withdraw declined
accepted  b.withdraw lapsed
declined  b.offer    open
expired   b.offer    open
refunded  b.offer    open
`;

const aStep = fc.record({
  side: fc.constantFrom(...SIDES),
  act: fc.constantFrom(...OFFER_ACTS),
  amount: fc.integer({ min: 1, max: 100 }),
  after: fc.constantFrom(0, 0, 0, 1, AGREED_HOURS, ANSWER_HOURS),
});

describe('the table of offers', () => {
  it('is drawn whole', () => {
    const moves = OFFER_STATES.flatMap((state) =>
      SIDES.flatMap((side) =>
        Object.entries(OFFER_MOVES[state][side]).map(([act, to]) => `${state} ${side[0]}.${act} ${to}`),
      ),
    );
    expect(moves.sort()).toEqual(
      DRAWN.trim()
        .split('\n')
        .map((line) => line.replace(/ +/g, ' '))
        .sort(),
    );
  });

  it('leads from each state to none but those that it names, whatever people try', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 40 }), (steps) => {
        const { offer, done } = played(steps);
        for (const { from, step, to } of done) expect(OFFER_MOVES[from][step.side][step.act]).toBe(to);
        for (const side of SIDES) expect(offer?.rounds[side] ?? 0).toBeLessThanOrEqual(OFFER_ROUNDS);
      }),
    );
  });

  it('agrees on nothing but the amount that one side named last and the other accepted', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 40 }), (steps) => {
        const { offer, done } = played(steps);
        if (offer?.state !== 'accepted') return;
        const named = done.filter(({ step }) => step.act === 'offer' || step.act === 'counter').at(-1)?.step;
        const accepted = done.filter(({ step }) => step.act === 'accept').at(-1)?.step;
        expect([offer.amount, offer.by]).toEqual([named?.amount, named?.side]);
        expect(accepted?.side).not.toBe(named?.side);
      }),
      // Few of many steps are anybody's to do.
      { numRuns: 2_000 },
    );
  });
});

describe('offerState', () => {
  const open = played([{ side: 'buyer', act: 'offer' }]).offer;
  const agreed = played([
    { side: 'buyer', act: 'offer' },
    { side: 'seller', act: 'accept' },
  ]).offer;

  it.each([
    ['nothing was offered', undefined, 0, 'none'],
    ['it waits for an answer', open, ANSWER_HOURS * HOUR - 1, 'open'],
    ['nobody answered', open, ANSWER_HOURS * HOUR, 'expired'],
    ['it waits for the money', agreed, AGREED_HOURS * HOUR - 1, 'accepted'],
    ['nobody paid', agreed, AGREED_HOURS * HOUR, 'lapsed'],
  ] as const)('when %s', (_, offer, later, state) => {
    expect(offerState(offer, NOW + later)).toBe(state);
  });
});

describe('agreedAmount', () => {
  const of = (state: Offer['state'], until: number) =>
    agreedAmount({ state, amount: 40, until: { toMillis: () => until } } as Offer, NOW);

  it('is the price of who may pay it, or has, and of no one else', () => {
    expect(agreedAmount(undefined, NOW)).toBeUndefined();
    expect([of('accepted', NOW + 1), of('ordered', NOW - 1)]).toEqual([40, 40]);
    expect([of('accepted', NOW), of('open', NOW + 1), of('refunded', NOW + 1)]).toEqual(
      Array(3).fill(undefined),
    );
  });
});

describe('offerActs', () => {
  it('lets each side name an amount a few times, and answer still', () => {
    const round: Step[] = [
      { side: 'buyer', act: 'offer' },
      { side: 'seller', act: 'counter' },
    ];
    const { offer, now } = played(Array.from({ length: OFFER_ROUNDS }, () => round).flat());
    expect(offer).toMatchObject({
      state: 'countered',
      rounds: { buyer: OFFER_ROUNDS, seller: OFFER_ROUNDS },
    });
    expect(offerActs(offer, 'buyer', now)).toEqual(['accept', 'decline']);
  });

  it('lets who did not pay offer nothing more', () => {
    const { offer } = played([
      { side: 'buyer', act: 'offer' },
      { side: 'seller', act: 'accept' },
    ]);
    expect(offerActs(offer, 'buyer', NOW + AGREED_HOURS * HOUR)).toEqual([]);
  });
});

describe('nextOffer', () => {
  it('keeps the amount and the version that the answer is about', () => {
    const { offer } = played([{ side: 'buyer', act: 'offer', amount: 30 }]);
    const next = nextOffer(offer, { act: 'accept', side: 'seller', amount: 1, productVersion: 8, now: NOW });
    expect(next).toMatchObject({ state: 'accepted', amount: 30, by: 'buyer', productVersion: 7 });
    expect(next?.until).toBe(NOW + AGREED_HOURS * HOUR);
  });
});

describe('offerBounds', () => {
  const shop = { offers: true, offerFloor: 50 };
  it.each([
    ["the operator's part", { resaleprice: 45.55 }, shop, { least: 22.78, most: 45.55 }],
    ["the seller's floor above it", { resaleprice: 50, offersFrom: 30 }, shop, { least: 30, most: 50 }],
    ["the seller's floor below it", { resaleprice: 50, offersFrom: 20 }, shop, { least: 25, most: 50 }],
    ['a floor above the price', { resaleprice: 20, offersFrom: 30 }, shop, { least: 20, most: 20 }],
    ['what can be charged', { resaleprice: 50 }, { ...shop, offerFloor: 0 }, { least: 0.5, most: 50 }],
    ['a seller who takes none', { resaleprice: 50, offers: 'No' as const }, shop, undefined],
    ['a shop that takes none', { resaleprice: 50 }, { ...shop, offers: false }, undefined],
  ])('are by %s', (_, item, settings, bounds) => expect(offerBounds(item, settings)).toEqual(bounds));

  it('are allowed themselves, and nothing beyond', () => {
    const bounds = { least: 25, most: 50 };
    expect([24.99, 25, 50, 50.01].map((amount) => offerFault(amount, bounds))).toEqual([
      'At least $25',
      undefined,
      undefined,
      'At most $50, its price',
    ]);
  });
});

it('says in words what somebody did', () => {
  expect(OFFER_ACTS.map((act) => offerWords({ act, amount: 30 }))).toEqual([
    'Offers $30',
    'Asks for $30 instead',
    'Accepts $30',
    'Declines $30',
    'Withdraws $30',
  ]);
});

const price = '';
const OFFERS = msg`Offers ${price}`;
i18n.load({ de: { [OFFERS.id]: ['Bietet ', ['price']] } });
afterEach(() => speak());

it('what was done about an offer last is read in the reader’s language, and what somebody wrote as it is', () => {
  speak({ language: 'de' });
  expect(shownLastText('Offers $30', { amount: 30 })).toBe(offerWords({ act: 'offer', amount: 30 }));
  expect(shownLastText('Offers $30', { amount: 30 })).toMatch(/^Bietet /);
  expect(shownLastText('Offers $30', { amount: 20 })).toBe('Offers $30');
  expect(shownLastText('Still there?', { amount: 30 })).toBe('Still there?');
  expect(shownLastText('Offers $30', undefined)).toBe('Offers $30');
});
