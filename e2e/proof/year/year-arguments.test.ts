import { describe, expect, it } from 'vitest';
import { parseYearArguments } from './year-arguments.ts';

describe('the arguments of the year', () => {
  it('are a whole year when nobody says otherwise', () => {
    expect(parseYearArguments([])).toMatchObject({ days: 365, verbose: false });
  });

  it('name its seed and its days', () => {
    expect(parseYearArguments(['--seed', '7', '--days', '21'])).toMatchObject({ seed: 7, days: 21 });
  });

  it.each([[['--days', '0']], [['--days', '1001']], [['--seed', 'x']], [['--months', '3']]])(
    'refuse %j',
    (given) => expect(() => parseYearArguments(given)).toThrow(),
  );
});
