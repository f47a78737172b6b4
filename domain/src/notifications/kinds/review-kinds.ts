import { paths } from '../../base/paths.ts';
import { REVIEW_REMINDER_DAYS } from '../../reviews/review.ts';
import { ALL, kindOf, LETTER } from './kind-entry.ts';
import { ordered } from './ordered.ts';
import type { Ordered } from './parameters.ts';

/** What an admin made of a review: told to whoever wrote it, and to whom it is about. */
const moderated = (of: Record<'own' | 'about', (productname: string) => string>) =>
  kindOf<Ordered & { isOwn: boolean; why?: string }>({
    group: 'reviews',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, orderId, isOwn, why }) => ({
      title: (isOwn ? of.own : of.about)(productname),
      ...(why !== undefined && { text: `Reason: ${why}` }),
      path: paths.dashboard.order.href(orderId),
    }),
  });

/** What both sides of an order are told of its reviews. */
export const REVIEW_KINDS = {
  reviewOpen: ordered(
    'reviews',
    ['inbox'],
    (item) => `How did it go with ${item}?`,
    'Write a review. It’s published once you have both written one, or when the deadline passes.',
  ),
  reviewReminder: ordered(
    'reviews',
    LETTER,
    (item) => `How did it go with ${item}?`,
    `You have ${REVIEW_REMINDER_DAYS} more days to write a review. It’s published once you have both written one, or when the deadline passes.`,
  ),
  reviewPublished: ordered(
    'reviews',
    ALL,
    (item) => `You have a new review for ${item}`,
    'You can reply once.',
  ),
  reviewReplied: ordered('reviews', LETTER, (item) => `New reply to your review for ${item}`),
  reviewHidden: moderated({
    own: (item) => `An admin hid your review for ${item}`,
    about: (item) => `An admin hid a review you got for ${item}`,
  }),
  reviewShown: moderated({
    own: (item) => `Your review for ${item} is visible again`,
    about: (item) => `A review you got for ${item} is visible again`,
  }),
} as const;
