import type { CountedAct, Quota } from '@thriftline/domain/accounts/quotas';
import { type DocumentReference, type DocumentSnapshot, getDocFromCache } from 'firebase/firestore';
import { isOnline } from '../../connection/connection.ts';
import { documentOf } from '../../firebase/converters.ts';
import type { Stored } from '../../firebase/stored.ts';
import { readFromServer } from '../../live/read-from-server.ts';

/**
 * Where to look: on this device alone, at the server where this device knows nothing, or at the server. And the longest the
 * server is asked, in milliseconds: the unknown is tried, since the rules decide.
 */
const ASK_MS = { device: 0, either: 1_500, server: 4_000 } as const;
export type Look = keyof typeof ASK_MS;

async function onDevice<T>(reference: DocumentReference<T>): Promise<DocumentSnapshot<T> | undefined> {
  try {
    return await getDocFromCache(reference);
  } catch {
    // Not on this device, which Firestore tells by throwing.
    return undefined;
  }
}

async function atServer<T>(
  reference: DocumentReference<T>,
  milliseconds: number,
): Promise<DocumentSnapshot<T> | undefined> {
  if (milliseconds === 0 || !isOnline()) return undefined;
  try {
    return await readFromServer(reference, AbortSignal.timeout(milliseconds));
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
  const known = look === 'server' ? undefined : await onDevice(reference);
  return known ?? atServer(reference, ASK_MS[look]);
}

/** What an account has used of what it may create, with what still waits to be sent. */
export interface KnownQuota {
  quota: Quota;
  /** Whether the window of an act waits to be sent: it begins when the server has it. */
  isToBegin(act: CountedAct): boolean;
}

/** The quota of the account; an unknown one is taken for unused. */
export async function knownQuota(uid: string, look: Look): Promise<KnownQuota> {
  const snapshot = await lookAt<Stored<Quota>>(documentOf('quotas', uid), look);
  return {
    quota: snapshot?.data() ?? {},
    isToBegin: (act) => snapshot?.get(`${act}.start`, { serverTimestamps: 'none' }) === null,
  };
}
