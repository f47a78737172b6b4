import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../base/fields/validate.ts';
import { inLocale } from '../base/locale/locale.ts';
import { arePublishable, isReviewable, REVIEW_DAYS, reviewEnd, STARS, shortName } from './review.ts';
import { moderateReviewSchema, replySchema, reviewSchema } from './review-input.ts';
import { type CountedReview, countsAfter, facetCounts, ratingOf } from './review-sums.ts';
import { averageText, ratingText } from './review-texts.ts';

const at = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });

describe('when an order may be reviewed', () => {
  const reviewUntil = at(reviewEnd(0));
  const end = REVIEW_DAYS * 86_400_000;

  it.each([
    ['complete', { state: 'released', reviewUntil }, end - 1, true],
    ['complete for too long', { state: 'released', reviewUntil }, end, false],
    ['refunded since', { state: 'refunded', reviewUntil }, 0, false],
    ['still disputed', { state: 'disputed' }, 0, false],
    ['complete from before there were reviews', { state: 'released' }, 0, false],
  ])('one that is %s', (_, order, now, may) => expect(isReviewable(order, now)).toBe(may));

  it('what is sealed is published once both are there, or the time is over', () => {
    const sealed = { publishAt: at(end) };
    expect(arePublishable([], end)).toBe(false);
    expect(arePublishable([sealed], end - 1)).toBe(false);
    expect(arePublishable([sealed], end)).toBe(true);
    expect(arePublishable([sealed, sealed], 0)).toBe(true);
  });
});

it.each([
  ['Bea Buyer', 'Bea B.'],
  ['  Ana María de la Cruz ', 'Ana C.'],
  ['Bea', 'Bea'],
  ['Jo 𝒳avier', 'Jo 𝒳.'],
])('of %j everybody reads %j', (name, short) => expect(shortName(name)).toBe(short));

describe('what reviews come to', () => {
  it.each([
    [undefined, { count: 0 }, '0 reviews'],
    [[0, 0, 0, 1, 0], { count: 1 }, '1 review'],
    [[0, 0, 0, 1, 1], { count: 2, average: 4.5 }, '4.5 of 5 stars, 2 reviews'],
    [[1, 0, 0, 0, 2], { count: 3, average: 3.7 }, '3.7 of 5 stars, 3 reviews'],
    [[0, 0, 0, 0, 2], { count: 2, average: 5 }, '5.0 of 5 stars, 2 reviews'],
  ])('of %j is %j', (counts, rating, words) => {
    expect(ratingOf(counts)).toEqual(rating);
    expect(ratingText(ratingOf(counts))).toBe(words);
  });

  it('is written as the reader’s language does', () => {
    expect(averageText(4.5)).toBe('4.5');
    expect(inLocale('de-DE', () => averageText(4.5))).toBe('4,5');
  });

  it('is what a recount says, whatever became of which review in which order', () => {
    const event = fc.record({
      id: fc.nat(4),
      after: fc.option(fc.record({ stars: fc.constantFrom(...STARS), shown: fc.boolean() }), {
        nil: undefined,
      }),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const reviews = new Map<number, CountedReview>();
        let counts = facetCounts([]);
        for (const { id, after } of events) {
          counts = countsAfter(counts, { before: reviews.get(id), after });
          if (after) reviews.set(id, after);
          else reviews.delete(id);
        }
        expect(counts).toEqual(facetCounts([...reviews.values()]));
        expect(ratingOf(counts).count).toBe([...reviews.values()].filter(({ shown }) => shown).length);
      }),
    );
  });
});

describe('what is taken', () => {
  it.each([{ stars: 5 }, { stars: 1, text: 'It never came.\nNot once.' }, { stars: 3, text: '' }])(
    'the review %j',
    (review) => expect(validate(reviewSchema, review)).toEqual(review),
  );

  it.each([
    {},
    { stars: null },
    { stars: 0 },
    { stars: 6 },
    { stars: 2.5 },
    { stars: 5, text: 'x'.repeat(1001) },
  ])('but not the review %j', (review) => expect(() => validate(reviewSchema, review)).toThrow());

  it('a reply that says something', () => {
    expect(validate(replySchema, { text: 'Thank you!' })).toEqual({ text: 'Thank you!' });
    for (const text of ['', ' ', 'x'.repeat(1001)]) expect(() => validate(replySchema, { text })).toThrow();
  });

  it('and what an admin decides, with a reason', () => {
    const decision = { reviewId: 'pi_1_buyer', shown: false, reason: 'It names a third person' };
    expect(validate(moderateReviewSchema, decision)).toEqual(decision);
    for (const wrong of [{ reviewId: 'a/b' }, { reason: 'Because' }, { shown: 'perhaps' }])
      expect(() => validate(moderateReviewSchema, { ...decision, ...wrong })).toThrow();
  });
});
