import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { SendingChannel } from '../base/sending-channels.ts';
import type { StoredTime } from '../base/stored-time.ts';
import type { Urgency } from './email-rate-limit.ts';

export { SENDING_CHANNELS, type SendingChannel } from '../base/sending-channels.ts';

/** What each is called on screen. */
export const SENDING_CHANNEL_LABELS = lookedUp<SendingChannel>({ email: msg`E-mail`, push: msg`Push` });

/** The collection of what is to be sent, and was lately. Functions only. */
export const SENDINGS = 'deliveries';

/** How many days it is remembered that something was sent: no event comes again as late. */
export const SENDING_DAYS = 30;

/**
 * Where a sending is: it waits for its time or the next try; it went out; a day of tries was over, or whoever takes it in refused
 * for good; nobody was to be reached, or nobody wanted it any more when its time came.
 */
export type SendingState = 'due' | 'sent' | 'failed' | 'dropped';

/** `deliveries/{channel}_{uid}_{notificationId}`: one way of telling one account one thing. Functions only. */
export interface Sending {
  uid: string;
  channel: SendingChannel;
  /** The id it has in the inbox, if it is there, too. */
  notification: string;
  kind: string;
  params: object;
  state: SendingState;
  /** How often it was begun to send it. */
  tries: number;
  /** From when on (milliseconds since 1970) anybody may send it: whoever does moves it ahead. 0 means at once. */
  dueAt: number;
  at: StoredTime;
  /** When Firestore deletes it. */
  expireAt: StoredTime;
  /** Who is sending it, while somebody is. */
  worker?: string;
  /** By e-mail: what goes out first where there is no room for all. */
  urgency?: Urgency;
  /** By push: which of the account's push messages of the day it is. */
  ofDay?: number;
  /** By push: the targets that took it, which another try leaves alone. */
  reached?: string[];
  /** What went wrong last, for admins. */
  lastError?: string;
}

/** Id of a sending: derived, so that nothing goes the same way twice. */
export function sendingId({
  channel,
  uid,
  notification,
}: Pick<Sending, 'channel' | 'uid' | 'notification'>): string {
  return `${channel}_${uid}_${notification}`;
}

const MINUTE_MS = 60_000;

/** Minutes between a failed try and the next one. They grow, and are a day together: what fails after that has failed. */
export const RETRY_MINUTES = [5, 10, 20, 40, 80, 160, 300, 385, 440] as const;

/** When a sending that has failed so many times is tried again (milliseconds since 1970); undefined when it is given up. */
export function nextTry(tries: number, now: number): number | undefined {
  const minutes = RETRY_MINUTES[tries - 1];
  return minutes === undefined ? undefined : now + minutes * MINUTE_MS;
}
