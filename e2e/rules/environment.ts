import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { Visitor } from '@thriftline/domain/permissions';
import { LOCAL_PROJECT, PORTS } from '@thriftline/domain/ports';
import type { Role } from '@thriftline/domain/roles';
import { keepFirestoreCoverage, keepStorageCoverage } from '../rules-coverage/parts.ts';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
const RULES_PROJECT = 'demo-rules';

function rulesFile(name: string): string {
  return readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
}

interface FirestoreRules {
  projectId: string;
  /** What the rules are instead of as deployed. */
  change: (rules: string) => string;
}

/**
 * Firestore with the rules as deployed, unless they are changed, in a project of its own: no function watches what the
 * tests write.
 */
export function firestoreEnvironment(
  { projectId, change }: FirestoreRules = { projectId: RULES_PROJECT, change: (rules) => rules },
): Promise<RulesTestEnvironment> {
  const rules = change(rulesFile('firestore.rules'));
  return initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: PORTS.firestore + offset, rules },
  });
}

/** Storage with the rules as deployed. They look into the suite's own Firestore, so the project is the suite's. */
export function storageEnvironment(): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: LOCAL_PROJECT,
    firestore: { host: '127.0.0.1', port: PORTS.firestore + offset },
    storage: { host: '127.0.0.1', port: PORTS.storage + offset, rules: rulesFile('storage.rules') },
  });
}

/** Ends an environment and keeps what its tests saw of the rules. */
export async function leaveEnvironment(environment: RulesTestEnvironment): Promise<void> {
  if (environment.projectId === RULES_PROJECT) {
    await keepFirestoreCoverage(`127.0.0.1:${PORTS.firestore + offset}`, RULES_PROJECT);
  } else {
    await keepStorageCoverage();
  }
  await environment.cleanup();
}

/** An account the tests act as. */
export interface Person {
  uid: string;
  role: Role;
  name: string;
  email: string;
}

/** The cast: two of each kind that can be confused with another. */
export const PEOPLE = {
  buyer: { uid: 'buyer-1', role: 'Buyer', name: 'Bea Buyer', email: 'buyer@example.com' },
  otherBuyer: { uid: 'buyer-2', role: 'Buyer', name: 'Ben Buyer', email: 'ben@example.com' },
  seller: { uid: 'seller-1', role: 'Seller', name: 'Sal Seller', email: 'seller@example.com' },
  otherSeller: { uid: 'seller-2', role: 'Seller', name: 'Sam Seller', email: 'sam@example.com' },
  admin: { uid: 'admin-1', role: 'Admin', name: 'Ada Admin', email: 'admin@example.com' },
  otherAdmin: { uid: 'admin-2', role: 'Admin', name: 'Abe Admin', email: 'abe@example.com' },
} as const satisfies Record<string, Person>;

/** One account of each kind of visitor; nobody for those signed out. */
export const VISITORS: Record<Visitor, Person | null> = {
  signedOut: null,
  Buyer: PEOPLE.buyer,
  Seller: PEOPLE.seller,
  Admin: PEOPLE.admin,
};

/** The context of a signed-in account, with the claims its token carries, or of nobody. */
export function contextOf(environment: RulesTestEnvironment, person: Person | null): RulesTestContext {
  if (person === null) return environment.unauthenticatedContext();
  return environment.authenticatedContext(person.uid, { email: person.email, role: person.role });
}
