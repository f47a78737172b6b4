import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { Visitor } from '@thriftline/domain/accounts/permissions';
import type { Role } from '@thriftline/domain/accounts/roles';
import { LOCAL_PROJECT, PORTS } from '@thriftline/domain/base/ports';
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore';
import { keepFirestoreCoverage, keepStorageCoverage } from '../rules-coverage/parts.ts';

// What is denied here is denied on purpose.
setLogLevel('silent');

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
/** Begins the names of the projects whose rules are those that are deployed. */
const RULES_PROJECT = 'demo-rules-of-';

function rulesFile(name: string): string {
  return readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
}

function firestoreWith(rules: string, projectId: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: PORTS.firestore + offset, rules },
  });
}

/**
 * Firestore with the rules as deployed, in a new project: no function watches what the tests write, and no other test
 * file meets it.
 */
export function firestoreEnvironment(): Promise<RulesTestEnvironment> {
  return firestoreWith(rulesFile('firestore.rules'), `${RULES_PROJECT}${randomUUID()}`);
}

/** The same with other rules than those deployed; what tests see of them does not count. */
export function changedFirestoreEnvironment(
  change: (rules: string) => string,
): Promise<RulesTestEnvironment> {
  return firestoreWith(change(rulesFile('firestore.rules')), `demo-changed-rules-${randomUUID()}`);
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
  const { projectId } = environment;
  if (projectId.startsWith(RULES_PROJECT)) {
    await keepFirestoreCoverage(`127.0.0.1:${PORTS.firestore + offset}`, projectId);
  } else if (projectId === LOCAL_PROJECT) {
    await keepStorageCoverage();
  }
  await environment.cleanup();
  await Promise.all(getApps().map(deleteApp));
}

/** An account the tests act as. */
export interface Person {
  uid: string;
  role: Role;
  name: string;
  email: string;
  /** Whether the address is known to be theirs; it is unless this says otherwise. */
  confirmed?: boolean;
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

/** The claims that an account's token carries. */
export function claimsOf({ email, role, confirmed = true }: Person) {
  // For the suite's project, whatever project the test has: its bucket is the one pictures are in.
  return { email, email_verified: confirmed, role, aud: LOCAL_PROJECT };
}

/** The context of a signed-in account, with the claims its token carries, or of nobody. */
export function contextOf(environment: RulesTestEnvironment, person: Person | null): RulesTestContext {
  if (person === null) return environment.unauthenticatedContext();
  return environment.authenticatedContext(person.uid, claimsOf(person));
}

/** Of each environment, by account: a new one for each test would take most of its time. */
const firestores = new WeakMap<RulesTestEnvironment, Map<Person | null, Firestore>>();
const uids = new WeakMap<Firestore, string>();

/** Firestore as a signed-in account sees it, or nobody. */
export function firestoreOf(environment: RulesTestEnvironment, person: Person | null): Firestore {
  const ofPeople = firestores.get(environment) ?? new Map<Person | null, Firestore>();
  firestores.set(environment, ofPeople);
  const known = ofPeople.get(person);
  if (known) return known;
  const firestore = contextOf(environment, person).firestore() as unknown as Firestore;
  ofPeople.set(person, firestore);
  noteWhoSees(firestore, person);
  return firestore;
}

/** Notes for `uidOf` who sees it. */
export function noteWhoSees(firestore: Firestore, person: Person | null): void {
  if (person) uids.set(firestore, person.uid);
}

/** Who sees a Firestore that a test was given; undefined for nobody. */
export function uidOf(firestore: Firestore): string | undefined {
  return uids.get(firestore);
}

/** Firestore past the rules. */
export function firestorePastRules({ projectId }: RulesTestEnvironment): Firestore {
  const name = `past the rules of ${projectId}`;
  const started = getApps().find((app) => app.name === name);
  if (started) return getFirestore(started);
  const firestore = getFirestore(initializeApp({ projectId }, name));
  connectFirestoreEmulator(firestore, '127.0.0.1', PORTS.firestore + offset, { mockUserToken: 'owner' });
  return firestore;
}
