import { serverNow } from '@/lib/clock/server-clock.ts';
import { keepsIn } from '@/lib/device/site-data/database-answers.ts';
import { OUTBOX_DB, outboxDb } from '../journal/outbox-db.ts';

/**
 * Gives drafts that were saved before this device knew how far its clock is ahead a time that the account takes: now, or just after the
 * state that the account has. Otherwise no change from another device would count against them until then.
 */
export async function correctDraftTimes(uid: string): Promise<void> {
  if (!(await keepsIn(OUTBOX_DB))) return;
  const transaction = (await outboxDb()).transaction('drafts', 'readwrite');
  const now = serverNow();
  for (const draft of await transaction.store.getAll()) {
    const latest = Math.max(now, (draft.shared ?? 0) + 1);
    if (draft.uid === uid && draft.at > latest) await transaction.store.put({ ...draft, at: latest });
  }
  await transaction.done;
}
