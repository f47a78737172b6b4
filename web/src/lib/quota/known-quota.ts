import type { CountedAct, Quota } from '@thriftline/domain/quotas';
import { type DocumentReference, type DocumentSnapshot, getDocFromCache } from 'firebase/firestore';
import { isOnline } from '../connection.ts';
import { documentOf } from '../converters.ts';
import { readFromServer } from '../live/read-from-server.ts';
import type { Stored } from '../stored.ts';

/** Longest the server is asked, in milliseconds: what nobody knows is tried, for the rules decide. */
const ASK_MS = 4_000;

/** Where to look: on this device first, or at the server. */
export type Look = 'device' | 'server';

async function onDevice<T>(reference: DocumentReference<T>): Promise<DocumentSnapshot<T> | undefined> {
  try {
    return await getDocFromCache(reference);
  } catch {
    // Not on this device, which Firestore tells by throwing.
    return undefined;
  }
}

async function atServer<T>(reference: DocumentReference<T>): Promise<DocumentSnapshot<T> | undefined> {
  if (!isOnline()) return undefined;
  try {
    return await readFromServer(reference, AbortSignal.timeout(ASK_MS));
  } catch (error) {
    console.warn('What the account has used of its quota is not known', error);
    return undefined;
  }
}

/** A document as far as it can be known now: undefined when nobody says. */
export async function lookAt<T>(
  reference: DocumentReference<T>,
  look: Look,
): Promise<DocumentSnapshot<T> | undefined> {
  const known = look === 'device' ? await onDevice(reference) : undefined;
  return known ?? atServer(reference);
}

/** What an account has used of what it may create, with what still waits to be sent. */
export interface KnownQuota {
  quota: Quota;
  /** Whether the window of an act waits to be sent: it begins when the server has it. */
  isToBegin(act: CountedAct): boolean;
}

/** The quota of the account; one that nobody knows is taken for unused. */
export async function knownQuota(uid: string, look: Look): Promise<KnownQuota> {
  const snapshot = await lookAt<Stored<Quota>>(documentOf('quotas', uid), look);
  return {
    quota: snapshot?.data() ?? {},
    isToBegin: (act) => snapshot?.get(`${act}.start`, { serverTimestamps: 'none' }) === null,
  };
}
