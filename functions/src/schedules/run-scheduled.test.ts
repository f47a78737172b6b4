import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runScheduled } from './run-scheduled.ts';

it('does the rest where one work fails, and fails in the end', async () => {
  const done: unknown[] = [];
  const run = runScheduled(
    {
      first: async () => () => Promise.reject(new Error('The first is broken.')),
      second: async () => async (time) => void done.push(time),
      third: () => Promise.reject(new Error('There is no third.')),
    },
    5,
  );
  await expect(run).rejects.toThrow(/The first is broken\.\n.*There is no third\./);
  expect(done).toEqual([{ until: 5 }]);
});

/** What need not be told: payments are followed within windows, and what counts words is a job. */
const SHORT = ['reconcile-payments.ts', 'refresh-search.ts'];

it('tells every work until when it has to end', () => {
  const folder = new URL('.', import.meta.url);
  const works = readdirSync(folder).filter(
    (name) => !/test|run-scheduled|ticks/.test(name) && !SHORT.includes(name),
  );
  expect(works.length).toBeGreaterThan(5);
  expect(
    works.filter((name) => !readFileSync(new URL(name, folder), 'utf8').includes('({ until })')),
  ).toEqual([]);
});
