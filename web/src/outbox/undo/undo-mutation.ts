import { contactPath } from '@thriftline/domain/base/collections';
import { deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { giveBackDraft } from '../drafts/drafts.ts';
import type { Mutation, MutationKind, MutationRequest } from '../journal/mutation.ts';
import { enqueueMutation } from '../sending/enqueue-mutation.ts';
import { unlessSo } from '../sending/unless-so.ts';
import { fieldsOfSnapshot } from './field-snapshot.ts';
import { productChange } from './product-change.ts';
import { DELETED_BY, REVERSED_BY, type Restoring, restoringOf } from './undoing.ts';

type Request = Omit<MutationRequest, 'kind'>;

/** Deletes what was made. */
async function takeAway(
  deletedBy: MutationKind,
  { kind, uid, path }: Mutation,
  request: Request,
): Promise<Sent> {
  const reference = doc(firestore, path);
  const deletion: MutationRequest = { ...request, kind: deletedBy };
  const sent = await enqueueMutation(deletion, () =>
    unlessSo(pendingWrite(reference, deleteDoc(reference)), deletion),
  );
  if (kind === 'addProduct') await giveBackDraft(uid, path);
  return sent;
}

/** Writes what was deleted again, as it was but for the time, which is the server's of now. A copy has its product's. */
async function putBack(
  { by, counted, own }: Restoring,
  { uid, path, before = {} }: Mutation,
  request: Request,
): Promise<Sent> {
  const reference = doc(firestore, path);
  const fields = fieldsOfSnapshot(before);
  const creation = { act: counted, uid, id: reference.id } as const;
  await requireShare(creation);
  const restored: MutationRequest = { ...request, kind: by };
  return enqueueMutation(restored, (isWanted) => {
    const write = commitCounted({ ...creation, isWanted }, (batch) =>
      batch.set(reference, own === undefined ? fields : { ...fields, createdAt: serverTimestamp() }),
    );
    return unlessSo(write, restored);
  });
}

/** Changes a product back, and its contact with it. */
async function changeBack(
  by: MutationKind,
  { uid, path, subject, before = {} }: Mutation,
  request: Request,
): Promise<Sent> {
  const { mobile, ...changes } = before;
  const id = subject.productId ?? '';
  const contact = doc(firestore, contactPath(id));
  if (path === contact.path) {
    const reversal: MutationRequest = { ...request, kind: by, changes: { mobile } };
    return enqueueMutation(reversal, () =>
      unlessSo(pendingWrite(contact, updateDoc(contact, { mobile })), reversal),
    );
  }
  const reversal: MutationRequest = { ...request, kind: by, changes };
  return enqueueMutation(reversal, (isWanted) => {
    const change = commitCounted({ act: 'edits', uid, id, isWanted }, (batch) => {
      batch.update(doc(firestore, path), productChange(changes));
      if (mobile !== undefined) batch.update(contact, { mobile });
    });
    return unlessSo(change, reversal);
  });
}

/**
 * Takes back a mutation that waits. Nothing can be taken out of Firestore's queue, so what undoes it is queued behind it, and both
 * are sent one right after the other. Throws AppError where that is refused at once.
 */
export async function undoMutation(mutation: Mutation): Promise<Sent> {
  const { kind, uid, path, subject } = mutation;
  const request: Request = { uid, path, subject, undoes: kind };
  const deletedBy = DELETED_BY[kind];
  if (deletedBy !== undefined) return takeAway(deletedBy, mutation, request);
  const restoring = restoringOf(mutation);
  if (restoring !== undefined) return putBack(restoring, mutation, request);
  return changeBack(REVERSED_BY[kind] ?? kind, mutation, request);
}
