import { describe, expect, it } from 'vitest';
import {
  type EmailRoom,
  emailsSent,
  hasRoom,
  paused,
  type Urgency,
  urgencyOf,
  withEmail,
} from './email-rate-limit.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 0, 5, 12);
const EMPTY: EmailRoom = { sent: {} };

/** Sends as many e-mails of an urgency as there is room for at a time. */
function fill(room: EmailRoom, limits: object, urgency: Urgency, now: number): [EmailRoom, number] {
  let count = 0;
  let filled = room;
  while (hasRoom(filled, limits, urgency, now)) {
    filled = withEmail(filled, now);
    count += 1;
  }
  return [filled, count];
}

describe('room for letters', () => {
  it('is kept for what is more urgent', () => {
    const limits = { hour: 10 };
    const [some, last] = fill(EMPTY, limits, 2, NOW);
    const [more, next] = fill(some, limits, 1, NOW);
    const [, first] = fill(more, limits, 0, NOW);
    expect([last, next, first]).toEqual([7, 2, 1]);
    expect(urgencyOf('newDevice', true)).toBe(0);
    expect([urgencyOf('sold', false), urgencyOf('sold', true)]).toEqual([0, 2]);
    expect([urgencyOf('answer', false), urgencyOf('searchHit', false)]).toEqual([1, 2]);
  });

  it('is never more than the provider takes, in whatever hour and day one looks', () => {
    const limits = { hour: 12, day: 100 };
    const sentAt: number[] = [];
    let room = EMPTY;
    for (let now = NOW; now < NOW + 3 * 24 * 60 * MINUTE; now += 7 * MINUTE) {
      const [filled, count] = fill(room, limits, 0, now);
      room = filled;
      sentAt.push(...Array.from({ length: count }, () => now));
    }
    const most = (ms: number) =>
      Math.max(...sentAt.map((from) => sentAt.filter((at) => at >= from && at < from + ms).length));
    expect(most(60 * MINUTE)).toBe(12);
    expect(most(24 * 60 * MINUTE)).toBe(100);
    expect(sentAt.length).toBeGreaterThan(250);
    expect(Object.keys(room.sent).length).toBeLessThan(290);
    expect(emailsSent(room, NOW + 30 * 24 * 60 * MINUTE)).toEqual({ hour: 0, day: 0 });
  });

  it('has one e-mail at least for everybody, and no end without a limit', () => {
    expect(fill(EMPTY, { hour: 1 }, 2, NOW)[1]).toBe(1);
    expect(hasRoom({ sent: { [Math.floor(NOW / (5 * MINUTE))]: 100_000 } }, {}, 2, NOW)).toBe(true);
  });

  it('is not there while the provider wants to be left alone, for longer each time', () => {
    const once = paused(EMPTY, NOW);
    expect(paused(once, NOW + MINUTE)).toBe(once);
    expect([hasRoom(once, {}, 0, NOW + 4 * MINUTE), hasRoom(once, {}, 0, NOW + 5 * MINUTE)]).toEqual([
      false,
      true,
    ]);
    const pauses = [once];
    for (let n = 0; n < 6; n += 1) {
      const last = pauses.at(-1) ?? once;
      pauses.push(paused(last, last.pausedUntil ?? 0));
    }
    const minutes = pauses.map(({ pausedUntil = 0 }, n) =>
      Math.round((pausedUntil - (pauses[n - 1]?.pausedUntil ?? NOW)) / MINUTE),
    );
    expect(minutes).toEqual([5, 10, 20, 40, 60, 60, 60]);
  });
});
