import type { NotificationGroup } from './kinds/kind-entry.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';
import type { EmailLimits } from './sending-report.ts';

/** What a mail provider takes is counted in steps of so many milliseconds. */
const SLOT_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The collection of what was handed to each mail provider lately. Functions only. */
export const EMAIL_ROOM = 'emailRateLimit';

/** What a provider has taken in the last day, and until when it wants no more. */
export interface EmailRoom {
  /** E-mails, by the number of the five minutes since 1970 in which they went out. */
  sent: Record<string, number>;
  /** Until when nothing is handed to it (milliseconds since 1970), as it said that it was too much. */
  pausedUntil?: number;
  /** How often it said so, one time after the other. */
  pauses?: number;
}

/** Which e-mails go out before others where there is no room for all of them: the smallest number first. */
export type Urgency = 0 | 1 | 2;

/** The share of the room that e-mails of an urgency may fill: what is left is kept for those that are more urgent. */
const SHARES: Record<Urgency, number> = { 0: 1, 1: 0.9, 2: 0.7 };

/** About the account and about money first, then what people say to each other, last what one may like to know. */
const URGENCIES: Record<NotificationGroup, Urgency> = {
  account: 0,
  orders: 0,
  sales: 0,
  messages: 1,
  reviews: 1,
  wishes: 2,
  searches: 2,
  follows: 2,
};

/** How urgent an e-mail of the kind is; what is collected for a daily one is not. */
export function urgencyOf(kind: NotificationKind, isDaily: boolean): Urgency {
  const urgency = URGENCIES[NOTIFICATION_KINDS[kind].group];
  return isDaily && NOTIFICATION_KINDS[kind].group !== 'account' ? 2 : urgency;
}

/** Letters of the last milliseconds, or a little longer: never fewer than there were. */
function sentIn(room: EmailRoom, ms: number, now: number): number {
  return Object.entries(room.sent)
    .filter(([slot]) => (Number(slot) + 1) * SLOT_MS > now - ms)
    .reduce((sum, [, count]) => sum + count, 0);
}

/** How many e-mails went out in the last hour, and in the last day. */
export function emailsSent(room: EmailRoom, now: number): { hour: number; day: number } {
  return { hour: sentIn(room, HOUR_MS, now), day: sentIn(room, DAY_MS, now) };
}

/** Whether one more e-mail of an urgency may go out: never more than the provider takes in whatever hour and day. */
export function hasRoom(room: EmailRoom, limits: EmailLimits, urgency: Urgency, now: number): boolean {
  if (now < (room.pausedUntil ?? 0)) return false;
  const sent = emailsSent(room, now);
  const fits = (most: number | undefined, count: number) =>
    most === undefined || count < Math.max(1, Math.floor(most * SHARES[urgency]));
  return fits(limits.hour, sent.hour) && fits(limits.day, sent.day);
}

/** What is known of the provider once one more e-mail goes out; what is older than a day is forgotten. */
export function withEmail(room: EmailRoom, now: number): EmailRoom {
  const slot = String(Math.floor(now / SLOT_MS));
  const kept = Object.entries(room.sent).filter(([one]) => (Number(one) + 1) * SLOT_MS > now - DAY_MS);
  return { ...room, sent: { ...Object.fromEntries(kept), [slot]: (room.sent[slot] ?? 0) + 1 } };
}

/** Minutes for which a provider is left alone that says it is too much; the last again and again. */
const PAUSE_MINUTES = [5, 10, 20, 40, 60] as const;

/** What is known of a provider that says it is too much: one pause for all that it says so about at the same time. */
export function paused(room: EmailRoom, now: number): EmailRoom {
  if (now < (room.pausedUntil ?? 0)) return room;
  const pauses = (room.pauses ?? 0) + 1;
  const minutes = PAUSE_MINUTES[Math.min(pauses, PAUSE_MINUTES.length) - 1] ?? 60;
  return { ...room, pauses, pausedUntil: now + minutes * 60_000 };
}
