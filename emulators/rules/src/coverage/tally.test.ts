import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure, type Outcome } from '../outcomes/failure.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { canonicalKey } from '../values/canonical-key.ts';
import { RulesFloat } from '../values/float.ts';
import { RulesPath } from '../values/path.ts';
import { Tally } from './tally.ts';

function tallyOf(...outcomes: readonly Outcome[]): (readonly [Outcome, number])[] {
  const tally = new Tally();
  for (const outcome of outcomes) tally.count(outcome);
  return tally.values.map(({ value, count }) => [value, count] as const);
}

describe('a tally', () => {
  it('counts each value once for each time it came, in the order they came first', () => {
    expect(tallyOf(false, true, 'true', false, null, false)).toEqual([
      [false, 3],
      [true, 1],
      ['true', 1],
      [null, 1],
    ]);
  });

  it('takes for one what sets take for one, and errors of one message', () => {
    const list = ['a', 1n];
    const error = new Failure('No.', 1);
    expect(
      tallyOf(1n, new RulesFloat(1), list, ['a', new RulesFloat(1)], error, new Failure('No.', 2)),
    ).toEqual([
      [1n, 2],
      [list, 2],
      [error, 2],
    ]);
  });

  it('goes on counting what is plain, and what came last, when it tells no more apart', () => {
    const many = Array.from({ length: 48 }, (_, n) => new Map([['n', BigInt(n)]]));
    const last = new RulesPath(['a']);
    const values = tallyOf(true, last, ...many, new Map([['n', 99n]]), 'late', true, true, 3n);
    expect(values).toHaveLength(50);
    expect(values[0]).toEqual([true, 3]);
    expect(tallyOf(...many, true, last, new RulesPath(['a'])).at(-1)).toEqual([last, 2]);
  });

  it('counts as a map of canonical keys would', () => {
    const scalar = fc.constantFrom<Outcome & (string | boolean | bigint | null | RulesFloat)>(
      ...([
        'a',
        'b',
        '1',
        'true',
        true,
        false,
        null,
        0n,
        1n,
        new RulesFloat(1),
        new RulesFloat(0.5),
      ] as const),
    );
    const value = fc.oneof(
      scalar,
      fc.array(scalar, { maxLength: 2 }),
      fc
        .array(fc.tuple(fc.constantFrom('x', 'y'), scalar), { maxLength: 2 })
        .map((entries) => new Map(entries)),
    );
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), (values) => {
        const expected = new Map<string, number>();
        for (const each of values) {
          expected.set(canonicalKey(each), (expected.get(canonicalKey(each)) ?? 0) + 1);
        }
        const found = tallyOf(...values).map(([each, count]) => [
          each instanceof Failure ? '' : canonicalKey(each),
          count,
        ]);
        expect(found).toEqual([...expected]);
      }),
      propertyRuns(300),
    );
  });
});
