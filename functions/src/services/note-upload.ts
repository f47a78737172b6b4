import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { read } from '../stores/collection.ts';
import { uploadDocument } from '../stores/uploads.ts';

/** How long an upload may wait for what will show it. */
export const UNUSED_MS = 24 * 60 * 60 * 1000;

/** Notes an uploaded picture, to be looked for in a day. One that a product shows already keeps its record. */
export async function noteUpload(path: string, now: number): Promise<void> {
  const document = uploadDocument(path);
  await firestore().runTransaction(async (transaction) => {
    if ((await read(document, transaction)) !== undefined) return;
    transaction.create(document, { path, checkAt: Timestamp.fromMillis(now + UNUSED_MS) });
  });
}
