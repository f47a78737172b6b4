import { describe, expect, it } from 'vitest';
import type { Stretch } from './progress.ts';
import { reconcileWindow } from './reconcile-window.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;

const both = (since: number, until: number): Stretch[] => [
  { source: 'refunds', since, until },
  { source: 'intents', since, until },
];

describe('reconcileWindow', () => {
  it('is as long as Stripe keeps events the first time, what is new first', () => {
    expect(reconcileWindow(undefined, NOW)).toEqual({
      since: NOW - 30 * DAY,
      isSweep: true,
      fresh: both(NOW - HOUR, NOW + HOUR),
      older: both(NOW - 30 * DAY, NOW - HOUR),
    });
  });

  it('begins an hour before the end of the one before', () => {
    const progress = { finishedUntil: NOW - 5 * HOUR, sweptAt: NOW - HOUR };
    expect(reconcileWindow(progress, NOW)).toEqual({
      since: NOW - 6 * HOUR,
      isSweep: false,
      fresh: both(NOW - 6 * HOUR, NOW + HOUR),
      older: [],
    });
  });

  it('never begins later than an hour ago, whatever a wrong clock wrote', () => {
    const progress = { finishedUntil: NOW + 365 * DAY, sweptAt: NOW };
    expect(reconcileWindow(progress, NOW).since).toBe(NOW - HOUR);
  });

  it('spans three days once a day, after what is new and what is left of earlier ones', () => {
    const backlog: Stretch[] = [{ source: 'intents', since: 1, until: 2, after: 'pi_1' }];
    const progress = { finishedUntil: NOW, sweptAt: NOW - DAY, backlog };
    expect(reconcileWindow(progress, NOW)).toEqual({
      since: NOW - 3 * DAY,
      isSweep: true,
      fresh: both(NOW - HOUR, NOW + HOUR),
      older: [...backlog, ...both(NOW - 3 * DAY, NOW - HOUR)],
    });
  });

  it('makes two stretches of very many', () => {
    const backlog = Array.from({ length: 41 }, (_, index) => both(100 + index, 200 + index)).flat();
    const { older } = reconcileWindow({ finishedUntil: NOW, sweptAt: NOW, backlog }, NOW);
    expect(older).toEqual(both(100, 240));
  });
});
