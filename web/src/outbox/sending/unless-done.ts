import { isRefused } from '@/lib/live/is-refused.ts';
import type { PendingWrite } from '@/lib/writes/pending-write.ts';
import { effectOf, type Mutation } from '../journal/mutation.ts';
import { isSoOnServer } from './is-so-on-server.ts';
import { madeFrom } from './made-from.ts';

/** Longest somebody waits for a look at the server after a refusal, in milliseconds. */
const LOOK_MS = 6_000;

/** Whether the server shows what the mutation made since it was done; false where nobody says so in time, or what it changes is not known. */
export async function isDone(mutation: Mutation): Promise<boolean> {
  if (effectOf(mutation) === 'changed' && Object.keys(mutation.changes ?? {}).length === 0) return false;
  try {
    return await isSoOnServer(mutation, AbortSignal.timeout(LOOK_MS), madeFrom(mutation));
  } catch (error) {
    console.warn('Nobody says whether it was done before it was refused', mutation.path, error);
    return false;
  }
}

/**
 * A write whose answer may get lost. A connection that breaks takes the server's word with it: Firestore sends the write again, and the
 * rules refuse what is there already. Such a mutation is done.
 */
export function unlessDone({ kept, written }: PendingWrite, mutation: Mutation): PendingWrite {
  const done = written.catch(async (error: unknown) => {
    if (!isRefused({ error }) || !(await isDone(mutation))) throw error;
  });
  return { kept, written: done };
}
