// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that was just loaded. */
async function aPage() {
  vi.resetModules();
  return import('./last-answer.ts');
}

describe('lastAnswer', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  it('is known to a later visit of the account, and to nobody else', async () => {
    const at = Date.now();
    (await aPage()).noteAnswer('u1');
    vi.setSystemTime(at + 60_000);
    const { lastAnswer } = await aPage();
    expect(lastAnswer('u1')).toBe(at);
    expect(lastAnswer('u2')).toBeUndefined();
  });

  it('is not written down with each answer', async () => {
    const at = Date.now();
    const { noteAnswer, lastAnswer } = await aPage();
    noteAnswer('u1');
    vi.setSystemTime(at + 4_000);
    noteAnswer('u1');
    expect(lastAnswer('u1')).toBe(at);
    vi.setSystemTime(at + 6_000);
    noteAnswer('u1');
    expect(lastAnswer('u1')).toBe(at + 6_000);
  });
});
