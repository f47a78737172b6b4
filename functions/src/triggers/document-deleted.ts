import { type AuthType, onDocumentDeletedWithAuthContext } from 'firebase-functions/firestore';
import { auditDeletion } from '../deletion/audit-deletion.ts';

/** Who writes without an account of the shop: functions and other servers, and nobody. */
const NO_PEOPLE: readonly AuthType[] = ['service_account', 'system', 'api_key', 'unauthenticated'];

/**
 * Writes down what admins delete straight in Firestore, where no function is asked. What functions delete they write
 * down themselves, in the transaction that does it.
 */
export const documentDeleted = onDocumentDeletedWithAuthContext(
  { document: '{collection}/{documentId}', retry: true },
  async ({ authId, authType, data, id, params, time }) => {
    if (data === undefined || authId === undefined || NO_PEOPLE.includes(authType)) return;
    await auditDeletion({
      eventId: id,
      when: new Date(time),
      principal: authId,
      collection: params.collection,
      deleted: data,
    });
  },
);
