import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { StoredTime } from '../base/stored-time.ts';
import type { NotificationChannel, NotificationGroup } from './kinds/kind-entry.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';

/** By which channels a group may be switched off: what is about money and the account itself is always in the inbox. */
export const OPTIONAL_CHANNELS = {
  messages: ['inbox', 'email', 'push'],
  orders: ['email', 'push'],
  sales: ['email', 'push'],
  reviews: ['email', 'push'],
  wishes: ['inbox', 'email', 'push'],
  searches: ['inbox', 'email', 'push'],
  follows: ['inbox', 'email', 'push'],
  account: [],
} as const satisfies Record<NotificationGroup, readonly NotificationChannel[]>;

/** What may be switched off: `wishes.inbox`. The rules are written from it. */
export type NotificationChoice = {
  [G in NotificationGroup]: `${G}.${(typeof OPTIONAL_CHANNELS)[G][number]}`;
}[NotificationGroup];

/** What each group is called on screen. */
export const NOTIFICATION_GROUP_LABELS = lookedUp<NotificationGroup>({
  messages: msg`Questions, replies and offers`,
  orders: msg`My orders`,
  sales: msg`My sales`,
  reviews: msg`Reviews`,
  wishes: msg`Wish list: price drops, for sale again`,
  searches: msg`New items for my saved searches`,
  follows: msg`New items from sellers I follow`,
  account: msg`My account`,
});

/** How e-mails come. The rules are written from it. */
export const EMAIL_CHOICES = ['atOnce', 'daily', 'off'] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];

/** Full hours of the day, 0 to 23, in the account's time zone: from one until another, maybe over midnight. */
export interface QuietHours {
  from: number;
  until: number;
}

/** `users/{uid}/preferences/notifications`: its owner writes it. */
export interface NotificationPreferences {
  /** What came until then has been seen: one mark for all, so that reading everything is one write. */
  seenUntil?: StoredTime;
  /** What is switched off. */
  off?: readonly NotificationChoice[];
  /** Absent as long as they come at once. */
  letters?: EmailChoice;
  /** When neither e-mails nor push come. */
  quiet?: QuietHours;
  /** Where the account's clock is: a name of the IANA's, such as `Europe/Berlin`. */
  timeZone?: string;
}

/** Everything that may be switched off by one of the channels. */
export function choicesOf(channels: readonly NotificationChannel[]): NotificationChoice[] {
  return Object.entries(OPTIONAL_CHANNELS).flatMap(([group, optional]) =>
    optional
      .filter((channel) => channels.includes(channel))
      .map((channel) => `${group}.${channel}` as NotificationChoice),
  );
}

/** The group of a choice. */
export function groupOfChoice(choice: NotificationChoice): NotificationGroup {
  return choice.split('.')[0] as NotificationGroup;
}

/** Whether the account is to be told by the channel: by default, unless it has switched that off. */
export function isWanted(
  kind: NotificationKind,
  channel: NotificationChannel,
  { off = [], letters }: Pick<NotificationPreferences, 'off' | 'letters'>,
): boolean {
  const { group, channels } = NOTIFICATION_KINDS[kind];
  const chosen: readonly string[] = off;
  const optional: readonly NotificationChannel[] = OPTIONAL_CHANNELS[group];
  const isChosenOff = chosen.includes(`${group}.${channel}`) || (channel === 'email' && letters === 'off');
  const isOff = optional.includes(channel) && isChosenOff;
  return (channels as readonly NotificationChannel[]).includes(channel) && !isOff;
}

/** Whether the account has not seen it. */
export function isUnseen(
  { at }: { at: StoredTime },
  { seenUntil }: Pick<NotificationPreferences, 'seenUntil'>,
): boolean {
  return at.toMillis() > (seenUntil?.toMillis() ?? 0);
}
