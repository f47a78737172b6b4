import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';

/** Documents a batch holds; Firestore takes 500 writes, and a document may need more than one. */
const BATCH_SIZE = 200;

/** Writes to many documents, a batch at a time. Each batch is all or nothing, the whole is not. */
export async function writeInBatches(
  documents: readonly DocumentReference[],
  write: (batch: WriteBatch, document: DocumentReference) => void,
): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH_SIZE) {
    const batch = firestore().batch();
    for (const document of documents.slice(start, start + BATCH_SIZE)) write(batch, document);
    await batch.commit();
  }
}
