import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planRun } from './plan/run-plan.ts';
import { startWorld, type World } from './platform/world.ts';
import { proveOnce } from './run/prove-once.ts';

/** One for each run of the tests; `npm run proof:one-sale` takes as many as there is time for. */
const SEED = 1;

/** A run takes some seconds, and many more on a machine that has other things to do. */
const RUN_LIMIT_MS = 420_000;

describe('one sale an item, whatever breaks', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(() => undefined);
  }, RUN_LIMIT_MS);
  afterAll(() => world.stop());

  it(
    `holds in the run with seed ${SEED}`,
    async () => {
      const { violations, faults } = await proveOnce(world, planRun(SEED));
      expect(violations).toEqual([]);
      expect(Object.values(faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
    },
    RUN_LIMIT_MS,
  );
});
