import type { PendingWrite } from '@/lib/writes/pending-write.ts';
import { isSoOnServer, type Wanted } from './is-so-on-server.ts';

/**
 * A write that what it wants may have come before, from another device of the account, or because what it takes back was refused:
 * where the server refuses it and all is as it should be, it is done.
 */
export function unlessSo({ kept, written }: PendingWrite, mutation: Wanted): PendingWrite {
  const done = written.catch(async (error: unknown) => {
    if (!(await isSoOnServer(mutation))) throw error;
  });
  return { kept, written: done };
}
