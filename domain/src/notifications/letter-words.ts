import type { NotificationGroup, NotificationText } from './notification-kinds.ts';
import { NOTIFICATION_GROUP_LABELS, OPTIONAL_CHANNELS } from './notification-preferences.ts';

/** What a link by which somebody wants no more letters switches off: those of one group, or all that can be. */
export type UnsubscribeChoice = NotificationGroup | 'all';

/** The groups that somebody may want no letters of. */
export const LETTER_GROUPS = (Object.keys(OPTIONAL_CHANNELS) as NotificationGroup[]).filter((group) =>
  (OPTIONAL_CHANNELS[group] as readonly string[]).includes('email'),
);

/** Whether a text names something that may be switched off: it may come from a link that somebody has tampered with. */
export function isUnsubscribeChoice(text: string): text is UnsubscribeChoice {
  return text === 'all' || (LETTER_GROUPS as readonly string[]).includes(text);
}

/** The subject of a letter of one event or several. */
export function letterSubject([first, ...others]: readonly [
  NotificationText,
  ...NotificationText[],
]): string {
  return others.length === 0 ? first.title : `${first.title}, and ${others.length} more`;
}

/** What the link under an event is called, by where it leads. */
export function letterLink(path: string): string {
  const [, end = 'Show it'] = LINKS.find(([start]) => path.startsWith(start)) ?? [];
  return end;
}

const LINKS: readonly (readonly [string, string])[] = [
  ['/dashboard/messages', 'Read and answer'],
  ['/dashboard/payments/', 'Pay now'],
  ['/dashboard/payments', 'Open the payments'],
  ['/dashboard/myorders', 'Open My Orders'],
  ['/dashboard/orders/', 'Open the order'],
  ['/dashboard/myproducts', 'Open My Products'],
  ['/dashboard/account', 'Open my account'],
  ['/dashboard/payouts', 'Open my payouts'],
  ['/dashboard/books', 'Open the books'],
  ['/dashboard/notifications', 'Open the notifications'],
  ['/products', 'Look at it'],
  ['/sellers', 'See the items'],
  ['/search', 'See what was found'],
  ['/dashboard', 'Open the dashboard'],
];

/** The end of every letter, and the page by which somebody wants no more of them. */
export const LETTER_WORDS = {
  why: (shop: string) => `You get this letter because you have an account at ${shop}.`,
  settings: 'Choose which letters come',
  always: 'Letters about the account itself always come.',
  noMoreOf: (choice: UnsubscribeChoice) =>
    choice === 'all' ? 'No more letters' : `No more letters about: ${NOTIFICATION_GROUP_LABELS[choice]}`,
  asked: (choice: UnsubscribeChoice) =>
    choice === 'all'
      ? 'Stop all letters but those about your account itself?'
      : `Stop letters about this: ${NOTIFICATION_GROUP_LABELS[choice]}?`,
  confirm: 'Stop these letters',
  done: 'No more of these letters will come.',
  doneMore: 'You can change that under Notifications whenever you like. What happens still stands there.',
  badLink: 'This link is not whole.',
  badLinkMore: 'Take it from the letter once more, or choose under Notifications which letters come.',
} as const;
