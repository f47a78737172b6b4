import { contactPath } from '@thriftline/domain/base/collections';
import { deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { giveBackDraft } from '../drafts/drafts.ts';
import type { Act, ActKind, ActRequest } from '../journal/act.ts';
import { sendAct } from '../sending/send-act.ts';
import { unlessSo } from '../sending/unless-so.ts';
import { restoredFields } from './kept-fields.ts';
import { productChange } from './product-change.ts';
import { DELETED_BY, REVERSED_BY, type Restoring, restoringOf } from './undoing.ts';

type Request = Omit<ActRequest, 'kind'>;

/** Deletes what was made. */
async function takeAway(deletedBy: ActKind, { kind, uid, path }: Act, request: Request): Promise<Sent> {
  const reference = doc(firestore, path);
  const deletion: ActRequest = { ...request, kind: deletedBy };
  const sent = await sendAct(deletion, () =>
    unlessSo(pendingWrite(reference, deleteDoc(reference)), deletion),
  );
  if (kind === 'addProduct') await giveBackDraft(uid, path);
  return sent;
}

/** Writes what was deleted again, as it was but for the time, which is the server's of now. A copy has its product's. */
async function putBack(
  { by, counted, own }: Restoring,
  { uid, path, before = {} }: Act,
  request: Request,
): Promise<Sent> {
  const reference = doc(firestore, path);
  const fields = restoredFields(before);
  const creation = { act: counted, uid, id: reference.id } as const;
  await requireShare(creation);
  const restored: ActRequest = { ...request, kind: by };
  return sendAct(restored, (isWanted) => {
    const write = commitCounted({ ...creation, isWanted }, (batch) =>
      batch.set(reference, own === undefined ? fields : { ...fields, createdAt: serverTimestamp() }),
    );
    return unlessSo(write, restored);
  });
}

/** Changes a product back, and its contact with it. */
async function changeBack(
  by: ActKind,
  { uid, path, subject, before = {} }: Act,
  request: Request,
): Promise<Sent> {
  const { mobile, ...changes } = before;
  const id = subject.productId ?? '';
  const contact = doc(firestore, contactPath(id));
  if (path === contact.path) {
    const reversal: ActRequest = { ...request, kind: by, changes: { mobile } };
    return sendAct(reversal, () => unlessSo(pendingWrite(contact, updateDoc(contact, { mobile })), reversal));
  }
  const reversal: ActRequest = { ...request, kind: by, changes };
  return sendAct(reversal, (isWanted) => {
    const change = commitCounted({ act: 'edits', uid, id, isWanted }, (batch) => {
      batch.update(doc(firestore, path), productChange(changes));
      if (mobile !== undefined) batch.update(contact, { mobile });
    });
    return unlessSo(change, reversal);
  });
}

/**
 * Takes back an act that waits. Nothing can be taken out of Firestore's queue, so what undoes it is queued behind it, and both
 * are sent one right after the other. Throws AppError where that is refused at once.
 */
export async function takeBack(act: Act): Promise<Sent> {
  const { kind, uid, path, subject } = act;
  const request: Request = { uid, path, subject, undoes: kind };
  const deletedBy = DELETED_BY[kind];
  if (deletedBy !== undefined) return takeAway(deletedBy, act, request);
  const restoring = restoringOf(act);
  if (restoring !== undefined) return putBack(restoring, act, request);
  return changeBack(REVERSED_BY[kind] ?? kind, act, request);
}
