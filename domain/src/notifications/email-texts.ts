import { paths } from '../base/paths.ts';
import type { NotificationGroup, NotificationText } from './kinds/kind-entry.ts';
import { NOTIFICATION_GROUP_LABELS, OPTIONAL_CHANNELS } from './notification-preferences.ts';

/** What a link by which somebody wants no more letters switches off: those of one group, or all that can be. */
export type UnsubscribeChoice = NotificationGroup | 'all';

/** The groups that somebody may want no letters of. */
export const EMAIL_GROUPS = (Object.keys(OPTIONAL_CHANNELS) as NotificationGroup[]).filter((group) =>
  (OPTIONAL_CHANNELS[group] as readonly string[]).includes('email'),
);

/** Whether a text names something that may be switched off: it may come from a link that somebody has tampered with. */
export function isUnsubscribeChoice(text: string): text is UnsubscribeChoice {
  return text === 'all' || (EMAIL_GROUPS as readonly string[]).includes(text);
}

/** The subject of a letter of one event or several. */
export function emailSubject([first, ...others]: readonly [NotificationText, ...NotificationText[]]): string {
  return others.length === 0 ? first.title : `${first.title}, and ${others.length} more`;
}

/** What the link under an event is called, by where it leads. */
export function emailLink(path: string): string {
  const [, end = 'View details'] = LINKS.find(([start]) => path.startsWith(start)) ?? [];
  return end;
}

const LINKS: readonly (readonly [string, string])[] = [
  [paths.dashboard.messages.href(), 'Read and reply'],
  [paths.dashboard.payment.href(''), 'Pay now'],
  [paths.dashboard.allPayments.path, 'Open Payments'],
  [paths.dashboard.myOrders.path, 'Open My Orders'],
  [paths.dashboard.order.href(''), 'Open order'],
  [paths.dashboard.myProducts.path, 'Open My Products'],
  [paths.dashboard.account.path, 'Open my account'],
  [paths.dashboard.payouts.path, 'Open my payouts'],
  [paths.dashboard.books.path, 'Open Books'],
  [paths.dashboard.notifications.path, 'Open notifications'],
  [paths.product.href(''), 'View item'],
  [paths.seller.href(''), 'View items'],
  [paths.search.path, 'View results'],
  [paths.dashboard.index.path, 'Open dashboard'],
];

/** The end of every letter, and the page by which somebody wants no more of them. */
export const EMAIL_TEXTS = {
  why: (shop: string) => `You get this e-mail because you have an account at ${shop}.`,
  settings: 'Choose which e-mails you get',
  always: 'You can’t unsubscribe from account e-mails.',
  noMoreOf: (choice: UnsubscribeChoice) =>
    choice === 'all' ? 'Unsubscribe' : `Unsubscribe from “${NOTIFICATION_GROUP_LABELS[choice]}”`,
  asked: (choice: UnsubscribeChoice) =>
    choice === 'all'
      ? 'Unsubscribe from everything except account e-mails?'
      : `Unsubscribe from “${NOTIFICATION_GROUP_LABELS[choice]}”?`,
  confirm: 'Unsubscribe',
  done: 'You’re unsubscribed.',
  doneMore: 'You can change this under Notifications, where you still see what happens.',
  badLink: 'This link is incomplete.',
  badLinkMore: 'Open it from the e-mail again, or choose under Notifications which e-mails you get.',
} as const;
