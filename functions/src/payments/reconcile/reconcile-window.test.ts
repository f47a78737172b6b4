import { describe, expect, it } from 'vitest';
import { reconcileWindow } from './reconcile-window.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;

describe('reconcileWindow', () => {
  it('is as long as Stripe keeps events the first time', () => {
    expect(reconcileWindow(undefined, NOW)).toEqual({ since: NOW - 30 * DAY, isSweep: true });
  });

  it('begins an hour before everything was finished', () => {
    const progress = { finishedUntil: NOW - 5 * HOUR, sweptAt: NOW - HOUR };
    expect(reconcileWindow(progress, NOW)).toEqual({ since: NOW - 6 * HOUR, isSweep: false });
  });

  it('never begins later than an hour ago, whatever a wrong clock wrote', () => {
    const progress = { finishedUntil: NOW + 365 * DAY, sweptAt: NOW };
    expect(reconcileWindow(progress, NOW).since).toBe(NOW - HOUR);
  });

  it('spans three days once a day, or more when more is unfinished', () => {
    const sweptAt = NOW - DAY;
    expect(reconcileWindow({ finishedUntil: NOW, sweptAt }, NOW)).toEqual({
      since: NOW - 3 * DAY,
      isSweep: true,
    });
    expect(reconcileWindow({ finishedUntil: NOW - 9 * DAY, sweptAt }, NOW).since).toBe(NOW - 9 * DAY - HOUR);
  });
});
