import { beforeEach, describe, expect, it } from 'vitest';
import {
  connectWithin,
  forgetAnswerTimes,
  giveUpAfter,
  lookAfter,
  lookTimeout,
  noteAnswerTime,
  noteLookTime,
} from './deadline.ts';

/** Answers that took so long, one after the other. */
function answers(...times: number[]) {
  for (const time of times) noteAnswerTime('firestore', time);
}

describe('deadlines', () => {
  beforeEach(forgetAnswerTimes);

  it('follow what answers take', () => {
    answers(300);
    // 300 + 4 × 150, three times.
    expect(lookAfter('firestore')).toBe(2_700);
    // Steadier than the first one said.
    answers(300, 300, 300, 300, 300, 300);
    expect(lookTimeout('firestore')).toBe(1_500);
    expect(lookAfter('firestore')).toBe(2_500);
  });

  it('are never so long that the banner comes late, nor so short that a slow line is called silent', () => {
    answers(20_000);
    expect(lookAfter('firestore') + lookTimeout('firestore')).toBeLessThan(7_000);
    forgetAnswerTimes();
    answers(1, 1, 1);
    expect(lookAfter('firestore')).toBe(2_500);
    expect(giveUpAfter('firestore', 'read')).toBe(15_000);
    expect(giveUpAfter('firestore', 'act')).toBeGreaterThan(giveUpAfter('firestore', 'read'));
  });

  it('are longer on a line that has shown to be slow, but for work that took long', () => {
    answers(5_000);
    expect(lookTimeout('firestore')).toBe(2_500);
    expect(connectWithin()).toBe(10_000);
    noteLookTime('firestore', 3_000);
    expect(lookTimeout('firestore')).toBe(6_000);
    expect(connectWithin()).toBe(24_000);
    noteLookTime('firestore', 200);
    expect(lookTimeout('firestore')).toBe(2_500);
  });

  it('are each server’s own', () => {
    const before = lookAfter('card');
    answers(900, 900);
    expect(lookAfter('card')).toBe(before);
  });
});
