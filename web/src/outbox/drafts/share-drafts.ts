import { MAX_LISTED } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { draftsPath, type StoredDraft, storedValues } from '@thriftline/domain/catalogue/stored-draft';
import { deleteDoc, doc, getDocsFromServer, limit, query, setDoc } from 'firebase/firestore';
import { draftsOfAccount } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import { commitCounted } from '@/lib/writes/quota/commit-counted.ts';
import type { Draft } from '../journal/draft.ts';
import { correctDraftTimes } from './correct-draft-times.ts';
import { allDraftsOf, forgetDrafts, keepDrafts } from './drafts.ts';
import { mergeSharedDrafts, type SharedDraft } from './merge-shared-drafts.ts';

/** Writes a draft to the account; one that is new there is counted. Says whether it could be. */
async function send({ id, uid, at, shared, productId, values }: Draft): Promise<boolean> {
  const texts = storedValues(values);
  if (texts === undefined) return false;
  const stored: StoredDraft = { values: texts, at, ...(productId !== undefined && { productId }) };
  const reference = doc(firestore, draftsPath(uid), id);
  const create = () =>
    commitCounted({ act: 'drafts', uid, id }, (batch) => void batch.set(reference, stored)).written;
  if (shared === undefined) {
    await create();
    return true;
  }
  try {
    await setDoc(reference, stored);
  } catch (error) {
    if (!isRefused({ error })) throw error;
    // Another device may have published it or thrown it away meanwhile: what was written here since is a new one.
    await create();
  }
  return true;
}

/** Sends drafts until there is no room for more: those beyond, and what is refused, stay on this device alone. */
async function sendAll(drafts: readonly Draft[]): Promise<Draft[]> {
  const sent: Draft[] = [];
  let isFull = false;
  for (const draft of drafts) {
    if (isFull && draft.shared === undefined) continue;
    try {
      if (await send(draft)) sent.push(draft);
    } catch (error) {
      if (error instanceof AppError && error.code === 'too-many-requests') isFull = true;
      else if (isRefused({ error })) console.warn('The draft stays on this device', draft.id, error);
      else throw error;
    }
  }
  return sent;
}

/** The drafts of the account: as it has them, a read each, or as this device last knew them. */
async function draftsThere(uid: string, look: boolean, here: readonly Draft[]): Promise<SharedDraft[]> {
  if (!look) {
    return here.flatMap(({ id, shared }) =>
      shared === undefined ? [] : [{ _id: id, at: shared, values: {} }],
    );
  }
  const found = await getDocsFromServer(query(draftsOfAccount(uid), limit(MAX_LISTED)));
  return found.docs.map((document) => document.data());
}

/**
 * Brings this device's drafts and those of the account together, or only sends what was changed here since. Needs the network.
 * To look costs a read for each draft of the account, at most sixty; each draft that was changed here is a write.
 */
export async function shareDrafts(uid: string, { look }: { look: boolean }): Promise<void> {
  await correctDraftTimes(uid);
  // Those on the way to the server are no drafts for now.
  const here = (await allDraftsOf(uid)).filter(({ sentAs }) => sentAs === undefined);
  const there = await draftsThere(uid, look, here);
  const { keep, forget, send: toSend, remove } = mergeSharedDrafts(uid, here, there);
  const sent = await sendAll(toSend);
  await Promise.all(remove.map((id) => deleteDoc(doc(firestore, draftsPath(uid), id))));
  await keepDrafts([...keep, ...sent.map((draft) => ({ ...draft, shared: draft.at }))]);
  await forgetDrafts([...forget, ...remove]);
}
