import { INBOX_DAYS } from '@thriftline/domain/notifications/inbox';
import type { Payout } from '@thriftline/domain/payouts/payout';
import { aPayout } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { noticesOfPayout, STUCK_DAYS, whyStuck } from './notify-on-payout.ts';

const DAY_MS = 24 * 60 * 60_000;
const SOLD = Date.parse('2027-10-18T12:00:00Z');
const onDay = (days: number) => Timestamp.fromMillis(SOLD + days * DAY_MS);

function payoutOf(changes: Partial<Payout>): Payout {
  return {
    ...aPayout(),
    productId: 'product-1',
    createdAt: onDay(0),
    ...changes,
    state: changes.state ?? 'waiting',
  };
}

/** The days on which somebody is told something who looks every day, and forgets what they were told as the inbox does. */
function toldOn(newsOn: (now: number) => string | undefined): number[] {
  const known = new Map<string, number>();
  return Array.from({ length: 500 }, (_, day) => day).filter((day) => {
    const news = newsOn(SOLD + day * DAY_MS);
    if (news === undefined || day - (known.get(news) ?? Number.NEGATIVE_INFINITY) < INBOX_DAYS) return false;
    known.set(news, day);
    return true;
  });
}

describe('what a seller is told of a payout that is looked at every day for more than a year', () => {
  const versionsOf = (payout: Payout) => (now: number) => {
    const [news] = noticesOfPayout('pi_1', payout, now);
    return news && `${news.kind} ${news.version}`;
  };

  it('that it waits for them, four times', () => {
    const waiting = payoutOf({ state: 'blocked', block: 'account', releasedAt: onDay(0) });
    expect(toldOn(versionsOf(waiting))).toEqual([0, 7, 30, 60]);
  });

  it('that it went, once', () => {
    const sent = payoutOf({ state: 'sent', transferId: 'tr_1', transferred: 4292, sentAt: onDay(0) });
    expect(toldOn(versionsOf(sent))).toEqual([0]);
  });

  it('that what was missing of it went, once, and how much that is', () => {
    const moved = { transferred: 5292, reversed: 1000, reversedAt: onDay(-4), sentAt: onDay(0) };
    const earlier = { transferIds: ['tr_1'], cents: 4292 };
    const whole = payoutOf({ state: 'sent', transferId: 'tr_2', earlier, ...moved });
    expect(noticesOfPayout('pi_1', whole, SOLD)).toMatchObject([
      { kind: 'payoutSent', version: 'tr_2', params: { price: 10 } },
    ]);
    expect(toldOn(versionsOf(whole))).toEqual([0]);
    const back = payoutOf({ ...whole, reversed: 1500, reversedAt: onDay(6) });
    expect(noticesOfPayout('pi_1', back, SOLD + 6 * DAY_MS)).toMatchObject([{ kind: 'payoutReversed' }]);
  });

  it('that it came back, once', () => {
    const back = { state: 'reversed', transferred: 4292, reversed: 4292, reversedAt: onDay(0) } as const;
    expect(toldOn(versionsOf(payoutOf(back)))).toEqual([0]);
  });
});

it('admins are told once that money waits too long for a seller', () => {
  const waiting = payoutOf({ state: 'blocked', block: 'account', releasedAt: onDay(3) });
  expect(toldOn((now) => whyStuck(waiting, now))).toEqual([STUCK_DAYS]);
});

it.each([
  ['that a seller owes it', { state: 'owed', transferred: 4292 }],
  ['that the provider refuses to send it', { state: 'blocked', block: 'refused' }],
  ['that it refuses to send what is missing', { state: 'short', block: 'refused' }],
] as const)('admins are told once %s, for however long', (_, changes) => {
  const refused = payoutOf({ ...changes, refusedAt: onDay(0) });
  expect(toldOn((now) => whyStuck(refused, now))).toEqual([0]);
});
