import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planRun } from './plan/run-plan.ts';
import { startWorld, type World } from './platform/world.ts';
import { parseProofArguments } from './proof-arguments.ts';
import { proveOnce } from './run/prove-once.ts';

/** Seeds of a short proof; `npm run proof:one-sale` takes any. */
const SEEDS = [1, 2];

/** A run takes some seconds, and many more on a machine that has other things to do. */
const RUN_LIMIT_MS = 180_000;

describe('one sale an item, whatever breaks', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(() => undefined);
  }, RUN_LIMIT_MS);
  afterAll(() => world.stop());

  for (const seed of SEEDS) {
    it(
      `holds in the run with seed ${seed}`,
      async () => {
        const { violations, faults } = await proveOnce(world, planRun(seed));
        expect(violations).toEqual([]);
        expect(Object.values(faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
      },
      RUN_LIMIT_MS,
    );
  }
});

describe('a plan', () => {
  it('is the same for the same seed', () => {
    expect(planRun(7)).toEqual(planRun(7));
  });

  it('is another for another seed', () => {
    expect(planRun(7).faults).not.toEqual(planRun(8).faults);
  });
});

describe('the arguments of the proof', () => {
  it('are thirty runs when nobody says otherwise', () => {
    expect(parseProofArguments([])).toMatchObject({ runs: 30, without: undefined, verbose: false });
  });

  it('name runs and seed', () => {
    expect(parseProofArguments(['--runs', '2', '--seed', '41'])).toMatchObject({ runs: 2, seed: 41 });
  });

  it.each([[['--runs', 'many']], [['--without', 'luck']], [['--fast']]])('refuse %j', (given) => {
    expect(() => parseProofArguments(given)).toThrow();
  });
});
