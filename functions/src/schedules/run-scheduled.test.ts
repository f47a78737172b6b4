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
