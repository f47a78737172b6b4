import { propertyLimit, propertyRuns } from '@thriftline/security-rules/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../../index.ts';
import {
  GOOGLES_EMULATOR,
  type Habits,
  type RowQuery,
  RULES,
  SERVICE,
  type Target,
  type Who,
} from './rights-model.ts';
import { Scenario, type Step } from './rights-scenario.ts';

/**
 * Listeners whose rights come and go: by documents that rules look up, by other rules, by another token. What each was
 * sent is what rules allowed at that moment; one that may read no longer is ended with the cause and hears nothing more.
 * `FIRESTORE_BESIDE=PORT` has Google's emulator there do the same, by its own habits.
 */
const LIMIT_MS = 60_000;

let emulator: FirestoreEmulator;
beforeAll(async () => {
  emulator = await startFirestoreEmulator({ log: () => undefined });
});
afterAll(() => emulator.stop());

const uid = fc.constantFrom('anna', 'bert');
const who: fc.Arbitrary<Who> = fc.record({
  uid: fc.oneof({ weight: 6, arbitrary: uid }, { weight: 1, arbitrary: fc.constant(null) }),
  role: fc.constantFrom('guest', 'guest', 'admin'),
});
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c', 'd').map((id) => `rows/${id}`) },
  { weight: 2, arbitrary: uid.map((name) => `gates/${name}`) },
  { weight: 1, arbitrary: uid.map((name) => `members/${name}`) },
);
const written = fc.option(fc.record({ owner: uid, n: fc.nat(5), open: fc.boolean() }), { freq: 5 });
const query: fc.Arbitrary<RowQuery> = fc.record({
  owner: fc.option(uid, { freq: 2 }),
  below: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 }),
  limit: fc.option(fc.integer({ min: 1, max: 2 }), { freq: 2 }),
});
const target: fc.Arbitrary<Target> = fc.oneof(
  { weight: 3, arbitrary: query.map((each) => ({ query: each })) },
  {
    weight: 1,
    arbitrary: fc
      .uniqueArray(fc.constantFrom('rows/a', 'rows/b', 'rows/c'), { minLength: 1, maxLength: 2 })
      .map((paths) => ({ paths })),
  },
);
const writes = fc.uniqueArray(fc.tuple(path, written), {
  minLength: 1,
  maxLength: 3,
  selector: ([each]) => each,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ writes }) },
  { weight: 1, arbitrary: fc.record({ rules: fc.nat(RULES.length - 1) }) },
  { weight: 2, arbitrary: fc.record({ listen: target }) },
  { weight: 1, arbitrary: fc.record({ reopenAs: who, goesOn: fc.boolean() }) },
);

async function hold(port: number, habits: Habits): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      who,
      fc.array(target, { minLength: 1, maxLength: 4 }),
      fc.array(step, { minLength: 4, maxLength: 12 }),
      async (asWho, targets, steps) => {
        const scenario = new Scenario(port, habits, asWho);
        try {
          await scenario.begin();
          for (const listen of targets) await scenario.take({ listen });
          for (const each of steps) await scenario.take(each);
        } finally {
          scenario.close();
        }
      },
    ),
    propertyRuns(20),
  );
}

describe('a listener whose rights come and go', () => {
  it(
    'is told what the rules allow at that moment, and nothing after they refuse it',
    () => hold(emulator.port, SERVICE),
    propertyLimit(LIMIT_MS),
  );

  const beside = Number(process.env.FIRESTORE_BESIDE);
  if (beside) {
    it(
      'is so of Google’s emulator, which asks at other times',
      () => hold(beside, GOOGLES_EMULATOR),
      propertyLimit(LIMIT_MS),
    );
  }
});
