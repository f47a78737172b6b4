import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_TIMES,
  type AnswerTime,
  answerTimeOf,
  MIN_ASKERS,
  type Question,
  usualAnswerTime,
} from './answer-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Noon of a day, in UTC. */
const NOW = 20_000 * DAY + 12 * HOUR;

/** A question of somebody's own, asked ten days before, and how long it waited. */
const answered = (wait: number, index: number): Question => {
  const askedAt = NOW - 10 * DAY;
  return { askerId: `asker-${index}`, askedAt, answeredAt: askedAt + wait };
};
const usual = (...waits: number[]) => usualAnswerTime(waits.map(answered), NOW);

describe('a time in words', () => {
  it.each([
    [0, 'hour'],
    [HOUR, 'hour'],
    [HOUR + 1, 'hours'],
    [6 * HOUR, 'hours'],
    [6 * HOUR + 1, 'day'],
    [DAY, 'day'],
    [DAY + 1, 'days'],
  ])('%d ms are %s', (wait, words) => expect(answerTimeOf(wait)).toBe(words));
});

describe('how long a seller usually takes to answer', () => {
  it('is the median, and the longer of the middle two', () => {
    expect(usual(MINUTE, MINUTE, 3 * HOUR, 2 * DAY, 3 * DAY)).toBe('hours');
    expect(usual(MINUTE, MINUTE, MINUTE, 3 * HOUR, 2 * DAY, 3 * DAY)).toBe('hours');
  });

  it('is not said of fewer than five askers, however often they ask', () => {
    expect(usual(1, 1, 1, 1)).toBeUndefined();
    const often = Array.from({ length: 20 }, (_, index) => ({
      ...answered(1, 0),
      askedAt: NOW - 3 * DAY - index,
    }));
    expect(usualAnswerTime([...often, ...[1, 2, 3].map((index) => answered(1, index))], NOW)).toBeUndefined();
  });

  it('counts who was not answered for a day, and whoever waits less not yet', () => {
    const waiting = (askedAt: number) => (_: unknown, index: number) => ({
      askerId: `waiting-${index}`,
      askedAt,
      answeredAt: undefined,
    });
    const quick = [1, 1, 1, 1, 1].map(answered);
    const ignored = Array.from({ length: 6 }, waiting(NOW - 4 * DAY));
    expect(usualAnswerTime([...quick, ...ignored], NOW)).toBe('days');
    expect(usualAnswerTime([...quick, ...Array.from({ length: 6 }, waiting(NOW - 20 * HOUR))], NOW)).toBe(
      'hour',
    );
  });

  it('is the same all day, whatever is asked and answered on it', () => {
    const midnight = NOW - 12 * HOUR;
    const asked = (askedAt: number, answeredAt: number | undefined) => (askerId: string) => ({
      askerId,
      askedAt,
      answeredAt,
    });
    const people = ['a', 'b', 'c', 'd', 'e'];
    const yesterday = midnight - 2 * HOUR;
    expect(usualAnswerTime(people.map(asked(yesterday, undefined)), midnight)).toBeUndefined();
    expect(usualAnswerTime(people.map(asked(yesterday, midnight + MINUTE)), NOW)).toBeUndefined();
    const before = people.map(asked(midnight - 3 * DAY, midnight - 2 * DAY));
    const again = people.map(asked(midnight + HOUR, midnight + 2 * HOUR));
    expect(usualAnswerTime(before, midnight)).toBe('day');
    expect(usualAnswerTime([...before, ...again], NOW)).toBe('day');
  });

  it('never says more of one conversation than the others do', () => {
    const wait = fc.oneof(fc.integer({ min: 0, max: 8 * HOUR }), fc.integer({ min: 0, max: 4 * DAY }));
    const place = (words: AnswerTime | undefined) => (words === undefined ? -1 : ANSWER_TIMES.indexOf(words));
    fc.assert(
      fc.property(fc.array(wait, { minLength: MIN_ASKERS, maxLength: 12 }), wait, (others, one) => {
        const sorted = others.toSorted((a, b) => a - b);
        const middle = Math.floor(sorted.length / 2);
        // Whatever the one took, it stays between two of the others that are next to each other.
        const [least, most] = [
          sorted[Math.max(0, middle - 1)],
          sorted[Math.min(sorted.length - 1, middle + 1)],
        ];
        const words = place(usual(...others, one));
        expect(words).toBeGreaterThanOrEqual(place(answerTimeOf(least ?? 0)));
        expect(words).toBeLessThanOrEqual(place(answerTimeOf(most ?? 0)));
      }),
    );
  });
});
