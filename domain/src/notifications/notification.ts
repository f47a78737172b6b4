import type { StoredNotification } from './inbox.ts';
import type { NotificationText } from './kinds/kind-entry.ts';
import { NOTIFICATION_KINDS, type NotificationKind, type NotificationParams } from './notification-kinds.ts';

/** What happened, to whom. */
export interface News<K extends NotificationKind = NotificationKind> {
  kind: K;
  /** The account that is told. */
  to: string;
  /** The id of what it is about. */
  subject: string;
  /** Which time it happened to the subject. */
  version: string | number;
  params: NotificationParams<K>;
  /** Who brought it about, if it is a member: e-mails to others are counted for them. */
  by?: string;
}

/** The same, of some kind. */
export type AnyNews = { [K in NotificationKind]: News<K> }[NotificationKind];

/** Id of a notification in its account's inbox: derived, so that nobody is told twice. */
export function notificationId({
  kind,
  subject,
  version,
}: Pick<News, 'kind' | 'subject' | 'version'>): string {
  return `${kind}_${subject}_${version}`;
}

/** What a stored notification says; undefined for a kind that is not known here. */
export function sayNotification({
  kind,
  params,
}: Pick<StoredNotification, 'kind' | 'params'>): NotificationText | undefined {
  if (!Object.hasOwn(NOTIFICATION_KINDS, kind)) return undefined;
  // What is stored under a kind has its parameters: functions are the only writers.
  const { say } = NOTIFICATION_KINDS[kind as NotificationKind] as {
    say: (params: object) => NotificationText;
  };
  return say(params);
}
