import { deleteDoc, deleteField, doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingWrite } from '@/lib/pending-write.ts';
import { commitCounted } from '@/lib/quota/commit-counted.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Act, ActKind, ActRequest } from './act.ts';
import { giveBackDraft } from './drafts.ts';
import { sendAct } from './send-act.ts';
import { unlessSo } from './unless-so.ts';

/** What takes back an act that makes a document: deleting it. */
const DELETED_BY: Partial<Record<ActKind, ActKind>> = {
  book: 'deleteBooking',
  wish: 'removeWish',
  addProduct: 'deleteProduct',
  advertise: 'removeAdvertisement',
  follow: 'unfollow',
  saveSearch: 'deleteSearch',
};

/** What takes back an act that changes a document: changing it to what it was. */
const REVERSED_BY: Partial<Record<ActKind, ActKind>> = {
  changePrice: 'changePrice',
  takeDown: 'bringBack',
  bringBack: 'takeDown',
};

/** Whether an act that waits can be taken back. */
export function canTakeBack({ kind, state, before, undoes }: Act): boolean {
  if (state !== 'queued' || undoes !== undefined) return false;
  return DELETED_BY[kind] !== undefined || (REVERSED_BY[kind] !== undefined && before !== undefined);
}

/**
 * Takes back an act that waits. Nothing can be taken out of Firestore's queue, so what undoes it is queued behind it, and both
 * are sent one right after the other. Throws AppError where that is refused at once.
 */
export async function takeBack({ kind, uid, path, subject, before = {} }: Act): Promise<Sent> {
  const reference = doc(firestore, path);
  const request = { uid, path, subject, undoes: kind };
  const deletedBy = DELETED_BY[kind];
  if (deletedBy !== undefined) {
    const deletion: ActRequest = { ...request, kind: deletedBy };
    const sent = await sendAct(deletion, () =>
      unlessSo(pendingWrite(reference, deleteDoc(reference)), deletion),
    );
    if (kind === 'addProduct') await giveBackDraft(uid, path);
    return sent;
  }
  const fields = Object.entries(before).map(([name, value]) => [name, value ?? deleteField()]);
  const reversal: ActRequest = { ...request, kind: REVERSED_BY[kind] ?? kind, changes: before };
  return sendAct(reversal, (isWanted) => {
    const change = commitCounted({ act: 'edits', uid, id: subject.productId ?? '', isWanted }, (batch) =>
      batch.update(reference, Object.fromEntries(fields)),
    );
    return unlessSo(change, reversal);
  });
}
