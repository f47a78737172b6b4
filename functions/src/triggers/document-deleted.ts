import { onDocumentDeletedWithAuthContext } from 'firebase-functions/firestore';
import { personOf } from '../accounts/principal.ts';
import { auditDeletion } from '../deletion/audit-deletion.ts';

/**
 * Writes down what admins delete straight in Firestore, where no function is asked. What functions delete they write
 * down themselves, in the transaction that does it.
 */
export const documentDeleted = onDocumentDeletedWithAuthContext(
  { document: '{collection}/{documentId}', retry: true },
  async (event) => {
    const { data, id, params, time } = event;
    const principal = personOf(event);
    if (data === undefined || principal === undefined) return;
    await auditDeletion({
      eventId: id,
      when: new Date(time),
      principal,
      collection: params.collection,
      deleted: data,
    });
  },
);
