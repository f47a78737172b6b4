import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { i18n } from '../base/locale/i18n.ts';
import { paths } from '../base/paths.ts';
import type { NotificationGroup, NotificationText } from './kinds/kind-entry.ts';
import { NOTIFICATION_GROUP_LABELS, OPTIONAL_CHANNELS } from './notification-preferences.ts';

/** What a link by which somebody wants no more e-mails switches off: those of one group, or all that can be. */
export type UnsubscribeChoice = NotificationGroup | 'all';

/** The groups that somebody may want no e-mails of. */
export const EMAIL_GROUPS = (Object.keys(OPTIONAL_CHANNELS) as NotificationGroup[]).filter((group) =>
  (OPTIONAL_CHANNELS[group] as readonly string[]).includes('email'),
);

/** Whether a text names something that may be switched off: it may come from a link that somebody has tampered with. */
export function isUnsubscribeChoice(text: string): text is UnsubscribeChoice {
  return text === 'all' || (EMAIL_GROUPS as readonly string[]).includes(text);
}

/** The subject of an e-mail of one event or several. */
export function emailSubject([first, ...others]: readonly [NotificationText, ...NotificationText[]]): string {
  const { title } = first;
  const count = others.length;
  if (count === 0) return title;
  return t`${title}, and ${plural(count, { one: '# more', other: '# more' })}`;
}

/** What the link under an event is called, by where it leads. */
export function emailLink(path: string): string {
  const [, end] = LINKS.find(([start]) => path.startsWith(start)) ?? [];
  return end === undefined ? t`View details` : i18n._(end);
}

const LINKS: readonly (readonly [string, MessageDescriptor])[] = [
  [paths.dashboard.messages.href(), msg`Read and reply`],
  [paths.dashboard.payment.href(''), msg`Pay now`],
  [paths.dashboard.allPayments.path, msg`Open Payments`],
  [paths.dashboard.myOrders.path, msg`Open My Orders`],
  [paths.dashboard.order.href(''), msg`Open order`],
  [paths.dashboard.myProducts.path, msg`Open My Products`],
  [paths.dashboard.account.path, msg`Open my account`],
  [paths.dashboard.payouts.path, msg`Open my payouts`],
  [paths.dashboard.books.path, msg`Open Accounting`],
  [paths.dashboard.notifications.path, msg`Open notifications`],
  [paths.product.href(''), msg`View item`],
  [paths.seller.href(''), msg`View items`],
  [paths.search.path, msg`View results`],
  [paths.dashboard.index.path, msg`Open dashboard`],
];

/** The end of every e-mail, and the page by which somebody wants no more of them. */
export const EMAIL_TEXTS = {
  why: (shop: string) => t`You’re receiving this e-mail because you have an account at ${shop}.`,
  get settings() {
    return t`Choose which e-mails you get`;
  },
  get always() {
    return t`You can’t unsubscribe from account e-mails.`;
  },
  noMoreOf: (choice: UnsubscribeChoice) => {
    if (choice === 'all') return t`Unsubscribe`;
    const group = NOTIFICATION_GROUP_LABELS[choice];
    return t`Unsubscribe from “${group}”`;
  },
  asked: (choice: UnsubscribeChoice) => {
    if (choice === 'all') return t`Unsubscribe from everything except account e-mails?`;
    const group = NOTIFICATION_GROUP_LABELS[choice];
    return t`Unsubscribe from “${group}”?`;
  },
  get confirm() {
    return t`Unsubscribe`;
  },
  get done() {
    return t`You’re unsubscribed.`;
  },
  get doneMore() {
    return t`You can change this under Notifications, where you still see what happens.`;
  },
  get badLink() {
    return t`This link is incomplete.`;
  },
  get badLinkMore() {
    return t`Open it from the e-mail again, or choose under Notifications which e-mails you get.`;
  },
} as const;
