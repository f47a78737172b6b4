import type { Firestore } from 'firebase/firestore';
import type { Person } from './environment.ts';

/** Firestore under the deployed rules, as the tests of a file use it. */
export interface UnderRules {
  /** What an account meets, or a stranger. */
  as: (person: Person | null) => Firestore;
  /** What functions meet: no rules. */
  pastRules: () => Firestore;
  /** Puts these documents, by their paths, in the place of all there are. */
  store: (documents: Record<string, object>) => Promise<void>;
}

/** The same while it is open. */
export interface OpenRules extends UnderRules {
  /** Ends it and keeps what its tests saw of the rules. */
  leave: () => Promise<void>;
}
