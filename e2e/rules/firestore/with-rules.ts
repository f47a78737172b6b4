import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  firestoreEnvironment,
  firestoreOf,
  firestorePastRules,
  leaveEnvironment,
  type Person,
} from '../environment.ts';
import { storeWorld } from '../world/world.ts';

/** Firestore under the deployed rules, as the tests of a file use it. */
interface UnderRules {
  /** What an account meets, or a stranger. */
  as: (person: Person | null) => Firestore;
  /** What functions meet: no rules. */
  pastRules: () => Firestore;
  /** Puts these documents, by their paths, in the place of all there are. */
  store: (documents: Record<string, object>) => Promise<void>;
}

/** Opens Firestore under the deployed rules for the tests of a file, with this world before each of them, if any, and leaves it afterwards. */
export function withRules(world?: () => Record<string, object>): UnderRules {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await firestoreEnvironment();
  });
  afterAll(() => leaveEnvironment(environment));
  if (world) beforeEach(() => storeWorld(environment, world()));
  return {
    as: (person) => firestoreOf(environment, person),
    pastRules: () => firestorePastRules(environment),
    store: (documents) => storeWorld(environment, documents),
  };
}
