import type { Review } from '@thriftline/domain/reviews/review';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { noticesOfReview } from './notices-of-review.ts';

const at = Timestamp.fromMillis(7);
const REVIEW: Review = {
  orderId: 'pi_1',
  productId: 'chair',
  productname: 'Oak chair',
  by: 'buyer',
  authorId: 'bea',
  authorName: 'Bea B.',
  aboutId: 'sal',
  stars: 4,
  publishedAt: at,
  shown: true,
};
const reply = { text: 'Thank you', at };
const { authorId: _, ...GONE } = REVIEW;

const told = (review: Review) =>
  noticesOfReview('pi_1_buyer', review).map(({ kind, to, version, params }) => {
    const { isOwn, why } = params as { isOwn?: boolean; why?: string };
    return [kind, to, version, ...(isOwn === undefined ? [] : [isOwn, why])];
  });

describe('what is told of a review', () => {
  const published = ['reviewPublished', 'sal', 1];
  it.each<[string, Review, unknown[]]>([
    ['whom it is about, that it is there', REVIEW, [published]],
    ['its author, that it is answered', { ...REVIEW, reply }, [published, ['reviewReplied', 'bea', 1]]],
    [
      'both, that and why it is hidden',
      { ...REVIEW, shown: false, hiddenWhy: 'An insult', moderatedAt: at },
      [
        published,
        ['reviewHidden', 'bea', 7, true, 'An insult'],
        ['reviewHidden', 'sal', 7, false, 'An insult'],
      ],
    ],
    [
      'both, that it is shown again',
      { ...REVIEW, moderatedAt: at },
      [published, ['reviewShown', 'bea', 7, true, undefined], ['reviewShown', 'sal', 7, false, undefined]],
    ],
    [
      'nothing an author who has left',
      { ...GONE, reply, moderatedAt: at },
      [published, ['reviewShown', 'sal', 7, false, undefined]],
    ],
  ])('%s', (_title, review, news) => expect(told(review)).toEqual(news));
});
