import type { UploadTicket } from '@thriftline/domain/accounts/upload-ticket';
import { uploadTicketPath } from '@thriftline/domain/base/collections';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore.ts';
import { commitCounted } from '../../writes/quota/commit-counted.ts';

/**
 * Takes a ticket for a picture and gives its id, which the names of the picture's files begin with. Throws
 * `too-many-requests` when the account has uploaded its share for now, with when it goes on.
 */
export async function takeTicket(uid: string, ticket: UploadTicket): Promise<string> {
  const id = crypto.randomUUID();
  const { written } = commitCounted({ act: 'uploads', uid, id }, (batch) =>
    batch.set(doc(firestore, uploadTicketPath(uid, id)), { ...ticket, createdAt: serverTimestamp() }),
  );
  await written;
  return id;
}
