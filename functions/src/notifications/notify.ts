import { urgencyOf } from '@thriftline/domain/notifications/email-rate-limit';
import { INBOX_DAYS } from '@thriftline/domain/notifications/inbox';
import {
  NOTICE_EVERY_MS,
  NOTICE_LIMITS,
  TALK,
  type Told,
} from '@thriftline/domain/notifications/notice-limits';
import { type AnyNews, notificationId } from '@thriftline/domain/notifications/notification';
import {
  isWanted,
  type NotificationPreferences,
} from '@thriftline/domain/notifications/notification-preferences';
import {
  SENDING_DAYS,
  type Sending,
  type SendingChannel,
  sendingId,
} from '@thriftline/domain/notifications/sending';
import { sendingTime } from '@thriftline/domain/notifications/sending-time';
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { pushTargetsOf } from '../accounts/push-targets.ts';
import { userDocument } from '../accounts/users.ts';
import { documentIn, isThereAlready, read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { countCausedEmail } from './count-caused-email.ts';
import { openChannels } from './open-channels.ts';
import { preferencesOf } from './preferences.ts';
import { inboxOf } from './sending/inbox.ts';
import { LEASE_MS, sendingOf } from './sending/sendings.ts';
import { toldBefore } from './sending/told.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Most notices of the same that are remembered: an event that comes again is known by them. */
const MOST_REMEMBERED = 50;

/** What is to go out one way: when, and in the place of what, if anything. */
interface Way {
  channel: SendingChannel;
  dueAt: number;
  tries: number;
  replaces?: DocumentReference<Sending>;
  count: () => void;
}

/** One notice as it is being told. */
interface Telling {
  news: AnyNews;
  notification: string;
  preferences: NotificationPreferences;
  told: Told | undefined;
  now: number;
}

/** Whether notices of the kind wait for each other on the channel. */
function isPaced({ kind }: AnyNews, channel: SendingChannel): boolean {
  return NOTICE_LIMITS[kind].hourly && !(channel === 'push' && TALK.includes(kind));
}

/**
 * When the notice goes out one way: in the place of the last about the same thing if that still waits, else no sooner than an hour after it.
 * Undefined where it does not go out.
 */
async function wayOf(
  transaction: Transaction,
  channel: SendingChannel,
  { news, preferences, told, now }: Telling,
): Promise<Way | undefined> {
  const soonest = sendingTime(news.kind, channel, preferences, now);
  const last = told?.notifications.at(-1);
  const paced = isPaced(news, channel) && told !== undefined && last !== undefined;
  if (paced) {
    const earlier = sendingOf({ channel, uid: news.to, notification: last });
    const waiting = await read(earlier, transaction);
    if (waiting?.state === 'due' && waiting.worker === undefined) {
      const { dueAt, tries } = waiting;
      return { channel, dueAt, tries, replaces: earlier, count: () => undefined };
    }
  }
  const dueAt = Math.max(soonest, (paced && told.next[channel]) || 0);
  if (channel !== 'email') return { channel, dueAt, tries: 0, count: () => undefined };
  const { goesOut, count } = await countCausedEmail(transaction, news, now);
  return goesOut ? { channel, dueAt, tries: 0, count } : undefined;
}

/** What is remembered of the notice, for the next one about the same thing. */
function rememberedOf({ notification, told, now }: Telling, ways: readonly Way[]): Told {
  const isSameHour = told !== undefined && now < told.since + NOTICE_EVERY_MS;
  const next = Object.fromEntries(ways.map(({ channel, dueAt }) => [channel, dueAt + NOTICE_EVERY_MS]));
  return {
    since: isSameHour ? told.since : now,
    notifications: [...(told?.notifications ?? []), notification].slice(-MOST_REMEMBERED),
    next: { ...told?.next, ...next },
    expireAt: Timestamp.fromMillis(now + SENDING_DAYS * DAY_MS),
  };
}

/** The entry under the bell that the notice takes the place of. */
function replacedEntry({ news, told, now }: Telling) {
  const last = told?.notifications.at(-1);
  if (told === undefined || last === undefined || now >= told.since + NOTICE_EVERY_MS) return undefined;
  return documentIn(inboxOf(news.to), last);
}

/**
 * Writes down what is told, and what is to be sent, once all is read. A `worker` takes what is due now, for nobody else to send; gives
 * the ids of it.
 */
function write(
  transaction: Transaction,
  telling: Telling,
  ways: readonly Way[],
  worker: string | undefined,
): string[] {
  const taken: string[] = [];
  const { news, notification, preferences, now } = telling;
  const { kind, to, params } = news;
  const entry = (days: number) => ({
    kind,
    params,
    at: FieldValue.serverTimestamp(),
    expireAt: Timestamp.fromMillis(now + days * DAY_MS),
  });
  const replaced = replacedEntry(telling);
  if (replaced !== undefined) transaction.delete(replaced);
  if (isWanted(kind, 'inbox', preferences)) {
    transaction.create(documentIn(inboxOf(to), notification), entry(INBOX_DAYS));
  }
  for (const { channel, dueAt, tries, replaces, count } of ways) {
    const isTaken = worker !== undefined && dueAt <= now;
    const due = isTaken ? { worker, tries: tries + 1, dueAt: now + LEASE_MS } : { tries, dueAt };
    const sending = { uid: to, channel, notification, state: 'due', ...due } as const;
    if (isTaken) taken.push(sendingId(sending));
    const urgency = channel === 'email' && { urgency: urgencyOf(kind, preferences.letters === 'daily') };
    if (replaces !== undefined) transaction.delete(replaces);
    transaction.create(sendingOf(sending), { ...sending, ...urgency, ...entry(SENDING_DAYS) });
    count();
  }
  if (NOTICE_LIMITS[kind].hourly) transaction.set(toldBefore(news), rememberedOf(telling, ways));
  return taken;
}

/** How something is told. */
interface Manner {
  /** Ways that are not wanted for this one. */
  without?: readonly SendingChannel[] | undefined;
  /** Who sends what is due now; without, whoever hears of it does. */
  worker?: string;
}

/** Tells an account something, like `notify`, and gives the ids of what its worker has to send now. */
export async function tell(news: AnyNews, { without = [], worker }: Manner): Promise<string[]> {
  const { kind, to } = news;
  const notification = notificationId(news);
  const now = Date.now();
  const written = firestore().runTransaction(async (transaction) => {
    const known = await read(documentIn(inboxOf(to), notification), transaction);
    if (known !== undefined || (await read(userDocument(to), transaction)) === undefined) return [];
    const told = NOTICE_LIMITS[kind].hourly ? await read(toldBefore(news), transaction) : undefined;
    if (told?.notifications.includes(notification)) return [];
    const preferences = (await read(preferencesOf(to), transaction)) ?? {};
    const telling = { news, notification, preferences, told, now };
    const channels = openChannels().filter(
      (channel) => isWanted(kind, channel, preferences) && !without.includes(channel),
    );
    // Most accounts have no browser that shows anything: a read instead of a write, a trigger and what that reads.
    const isShown = channels.includes('push') && !(await transaction.get(pushTargetsOf(to).limit(1))).empty;
    const ways: Way[] = [];
    for (const channel of channels) {
      if (channel === 'push' && !isShown) continue;
      const way = await wayOf(transaction, channel, telling);
      if (way !== undefined) ways.push(way);
    }
    return write(transaction, telling, ways, worker);
  });
  // Who wants it sent, and not in the inbox, is known by what was sent alone: it is not read, but cannot be made twice.
  return written.catch((error: unknown) => {
    if (!isThereAlready(error)) throw error;
    return [];
  });
}

/**
 * Tells an account something it wants to hear, once, however often it is called; nobody whose account is gone. What is to be
 * sent is written down in the same step, to be sent by who hears of that: no SMTP server holds back who tells. Of what comes once an
 * hour (notice-limits.ts) the later takes the place of the earlier.
 */
export async function notify(news: AnyNews, manner: Pick<Manner, 'without'> = {}): Promise<void> {
  await tell(news, manner);
}

/** The same for whoever has done something else that is not to fail: a failure is logged. */
export async function notifyOrLog(news: AnyNews): Promise<void> {
  try {
    await notify(news);
  } catch (error) {
    logger.error(`${news.to} was not told: ${news.kind}`, error);
  }
}
