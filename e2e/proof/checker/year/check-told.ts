import type { StoredDocument, Violation } from '../state.ts';
import { LATE_MS } from './check-timers.ts';
import { type Phase, phaseDue, phasesOf } from './order-phases.ts';
import type { ToldNews, YearState } from './year-state.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What an account is told once an order, at most. */
const ONCE_AN_ORDER = [
  'sold',
  'paid',
  'orderShipped',
  'orderProblem',
  'orderAnswered',
  'orderEscalated',
  'orderSplit',
  'orderCompleted',
  'orderReceived',
  'sendReminder',
  'receiveReminder',
  'reviewOpen',
  'reviewReminder',
];

/** Who is reminded of a state, after how long, and as what. */
const REMINDERS = [
  { state: 'paid', side: 'sellerId', days: 3, kind: 'sendReminder' },
  { state: 'shipped', side: 'buyerId', days: 12, kind: 'receiveReminder' },
] as const;
const REVIEW_REMINDER_DAYS = 11;

function doubled(told: readonly ToldNews[], nameOf: (news: ToldNews) => string): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const news of told) {
    const name = nameOf(news);
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return [...twice];
}

function checkDoubled({ told }: YearState): Violation[] {
  const same = doubled(told, ({ uid, id }) => `${uid}/${id}`);
  const ofOrders = told.filter(({ kind, orderId }) => orderId !== undefined && ONCE_AN_ORDER.includes(kind));
  const again = doubled(ofOrders, ({ uid, kind, orderId }) => `${uid}/${kind} of ${orderId}`);
  return [...new Set([...same, ...again])].map((subject) => ({
    rule: 'told-twice',
    subject,
    detail: told
      .filter(({ uid, id, kind, orderId }) =>
        [`${uid}/${id}`, `${uid}/${kind} of ${orderId}`].includes(subject),
      )
      .map(({ at }) => new Date(at).toISOString())
      .join(' and '),
  }));
}

/** Somebody who is to be reminded at a time, unless something ends what it is about before. */
interface Reminder {
  uid: string;
  kind: string;
  orderId: string;
  at: number;
  /** When it was of no use any more, if ever. */
  until: number;
}

function remindersOf(order: StoredDocument, phase: Phase, { written }: YearState): Reminder[] {
  const { id: orderId, fields } = order;
  const end = phase.end?.at ?? Number.POSITIVE_INFINITY;
  const ofState = REMINDERS.filter(({ state }) => state === phase.state).map(({ side, days, kind }) => ({
    uid: String(fields[side]),
    kind,
    orderId,
    at: phase.from + days * DAY_MS,
    until: Math.min(end, phaseDue(phase) ?? end),
  }));
  if (phase.state !== 'released') return ofState;
  return (['buyer', 'seller'] as const).map((side) => {
    const own = written.find((review) => review.orderId === orderId && review.side === side);
    return {
      uid: String(fields[`${side}Id`]),
      kind: 'reviewReminder',
      orderId,
      at: phase.from + REVIEW_REMINDER_DAYS * DAY_MS,
      until: Math.min(end, own?.at ?? end),
    };
  });
}

const isOf = (news: ToldNews, { uid, kind, orderId }: Reminder) =>
  news.uid === uid && news.kind === kind && news.orderId === orderId;

/** Who is to be reminded is, at the time; and nobody else. */
function checkReminders(state: YearState): Violation[] {
  const gone = new Set(state.gone.map(({ uid }) => uid));
  const due = state.orders.flatMap((order) =>
    phasesOf(order).flatMap((phase) => remindersOf(order, phase, state)),
  );
  const missing = due
    .filter(({ at, until, uid }) => at + LATE_MS < Math.min(until, state.now) && !gone.has(uid))
    .filter((reminder) => !state.told.some((news) => isOf(news, reminder)))
    .map(({ uid, kind, orderId, at }) => ({
      rule: 'reminder-missing',
      subject: orderId,
      detail: `${uid} was not told ${kind} at ${new Date(at).toISOString()}`,
    }));
  const kinds = [...REMINDERS.map(({ kind }) => kind as string), 'reviewReminder'];
  const wrong = state.told
    .filter(({ kind }) => kinds.includes(kind))
    .filter(
      (news) =>
        !due.some(
          (reminder) =>
            isOf(news, reminder) &&
            news.at >= reminder.at &&
            news.at <= reminder.at + LATE_MS &&
            news.at <= reminder.until + LATE_MS,
        ),
    )
    .map(({ uid, kind, orderId = '', at }) => ({
      rule: 'reminder-wrong',
      subject: orderId,
      detail: `${uid} was told ${kind} at ${new Date(at).toISOString()}`,
    }));
  return [...missing, ...wrong];
}

/** Nobody is told twice, and who is to be reminded is, once and at the time. */
export function checkTold(state: YearState): Violation[] {
  return [...checkDoubled(state), ...checkReminders(state)];
}
