// @vitest-environment happy-dom
import { areRulesKnown } from '@thriftline/domain/search/words/known-rules';
import { NO_VOCABULARY } from '@thriftline/domain/search/words/vocabulary';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerSilent } from '@/lib/connection/connection.ts';
import { eventually } from '@/testing/eventually.ts';
import { vocabularyIfReachable, vocabularyInTime } from './fetch-vocabulary.ts';

vi.mock('@/lib/calls/fetch-json.ts', () => ({ fetchJson: () => new Promise(() => {}) }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setServerSilent('hosting', false);
});

it('waits for the words of a search as long as they can come, and has the store looked for once they are late', async () => {
  const onLate = vi.fn();
  const told = vi.fn();
  const words = vocabularyIfReachable(onLate).then(told);
  await vi.advanceTimersByTimeAsync(3_600);
  expect(onLate).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
  setServerSilent('hosting', true);
  await words;
  expect(told).toHaveBeenCalledExactlyOnceWith(NO_VOCABULARY);
});

it('does not wait for words where they cannot be had', async () => {
  setServerSilent('hosting', true);
  expect(await vocabularyInTime()).toBe(NO_VOCABULARY);
  expect(await vocabularyIfReachable(() => expect.unreachable())).toBe(NO_VOCABULARY);
});

it('loads how the words of another language are read, which an address names', async () => {
  vi.useRealTimers();
  expect(areRulesKnown('de')).toBe(false);
  void vocabularyInTime('Lampen', 'de');
  await eventually(() => expect(areRulesKnown('de')).toBe(true));
});
