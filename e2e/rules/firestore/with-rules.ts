import { afterAll, beforeAll, beforeEach } from 'vitest';
import { firestoreEnvironment, firestoreOf, firestorePastRules, leaveEnvironment } from '../environment.ts';
import { openInProcess } from '../in-process/in-process-rules.ts';
import type { OpenRules, UnderRules } from '../under-rules.ts';
import { storeWorld } from '../world/world.ts';

/** Through the real SDK and the suite's emulator. */
async function openOverTheWire(): Promise<OpenRules> {
  const environment = await firestoreEnvironment();
  return {
    as: (person) => firestoreOf(environment, person),
    pastRules: () => firestorePastRules(environment),
    store: (documents) => storeWorld(environment, documents),
    leave: () => leaveEnvironment(environment),
  };
}

const open = process.env.RULES_IN_PROCESS === undefined ? openOverTheWire : openInProcess;

/**
 * Opens Firestore under the deployed rules for the tests of a file, with this world before each of them, if any, and leaves it
 * afterwards. `npm test -- rules` asks the emulator's engine in the same process, and with `--official` the emulator.
 */
export function withRules(world?: () => Record<string, object>): UnderRules {
  let rules: OpenRules;
  beforeAll(async () => {
    rules = await open();
  });
  afterAll(() => rules.leave());
  if (world) beforeEach(() => rules.store(world()));
  return {
    as: (person) => rules.as(person),
    pastRules: () => rules.pastRules(),
    store: (documents) => rules.store(documents),
  };
}
