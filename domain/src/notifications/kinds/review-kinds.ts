import { plural, t } from '@lingui/core/macro';
import { paths } from '../../base/paths.ts';
import { REVIEW_REMINDER_DAYS } from '../../reviews/review.ts';
import { ALL, INBOX_AND_EMAIL, kindOf } from './kind-entry.ts';
import { ordered } from './ordered.ts';
import type { Ordered } from './parameters.ts';

/** What an admin made of a review: told to whoever wrote it, and to whom it is about. */
const moderated = (of: Record<'own' | 'about', (productname: string) => string>) =>
  kindOf<Ordered & { isOwn: boolean; why?: string }>({
    group: 'reviews',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname, orderId, isOwn, why }) => ({
      title: (isOwn ? of.own : of.about)(productname),
      ...(why !== undefined && { text: t`Reason: ${why}` }),
      path: paths.dashboard.order.href(orderId),
    }),
  });

function reminderText(): string {
  const days = REVIEW_REMINDER_DAYS;
  return t`You have ${plural(days, { one: '# more day', other: '# more days' })} to write a review. It’s published once you have both written one, or when the deadline passes.`;
}

/** What both sides of an order are told of its reviews. */
export const REVIEW_KINDS = {
  reviewOpen: ordered(
    'reviews',
    ['inbox'],
    (item) => t`How did it go with ${item}?`,
    () => t`Write a review. It’s published once you have both written one, or when the deadline passes.`,
  ),
  reviewReminder: ordered('reviews', INBOX_AND_EMAIL, (item) => t`How did it go with ${item}?`, reminderText),
  reviewPublished: ordered(
    'reviews',
    ALL,
    (item) => t`You have a new review for ${item}`,
    () => t`You can reply once.`,
  ),
  reviewReplied: ordered('reviews', INBOX_AND_EMAIL, (item) => t`New reply to your review for ${item}`),
  reviewHidden: moderated({
    own: (item) => t`An admin hid your review for ${item}`,
    about: (item) => t`An admin hid a review you got for ${item}`,
  }),
  reviewShown: moderated({
    own: (item) => t`Your review for ${item} is visible again`,
    about: (item) => t`A review you got for ${item} is visible again`,
  }),
} as const;
