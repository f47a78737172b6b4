import { expect, it } from 'vitest';
import { ERRANDS } from '../../journeys/means/errands.ts';
import { textOf } from '../source-files.ts';

it('docs/errands.md has the taps that the journey counts', () => {
  const rows = [...textOf('docs/errands.md').matchAll(/^\| (.+) \| (\d+) \| (\d+) \|$/gm)];
  expect(rows.map(([, task, taps, goal]) => ({ task, taps: Number(taps), goal: Number(goal) }))).toEqual(
    Object.values(ERRANDS),
  );
});
