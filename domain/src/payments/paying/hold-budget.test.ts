import { describe, expect, it } from 'vitest';
import { endedSpans, heldTimeLeft, recentSpans } from './hold-budget.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
/** A span that began and ended so many minutes ago. */
const span = (began: number, ended: number) => ({ from: NOW - began * MINUTE, until: NOW - ended * MINUTE });

describe('heldTimeLeft', () => {
  it.each([
    ['nothing was held', [], 20],
    ['one whole hold was', [span(10, 0)], 10],
    ['two whole holds were', [span(30, 20), span(10, 0)], 0],
    ['both were an hour ago', [span(90, 80), span(70, 61)], 20],
    ['a part was an hour ago', [span(65, 55)], 15],
    ['it was let go at once, four times', [span(9, 9), span(7, 7), span(5, 5), span(3, 3)], 16],
    ['less than a minute is left', [span(30, 20), span(10, 0.5)], 0],
  ])('when %s', (_what, spans, minutes) => {
    expect(heldTimeLeft(spans, NOW)).toBe(minutes * MINUTE);
  });

  it('runs out for who takes and lets go by the second', () => {
    let spans: { from: number; until: number }[] = [];
    let taken = 0;
    for (let now = NOW; now < NOW + 30 * MINUTE; now += 1_000) {
      if (heldTimeLeft(spans, now) === 0) continue;
      taken += 1;
      spans = [...recentSpans(spans, now), { from: now, until: now + 229 }];
    }
    expect(taken).toBeLessThanOrEqual(20);
  });
});

describe('endedSpans', () => {
  it('ends what is still running', () => {
    expect(endedSpans([span(30, 20), { from: NOW - MINUTE, until: NOW + MINUTE }], NOW)).toEqual([
      span(30, 20),
      span(1, 0),
    ]);
  });
});
