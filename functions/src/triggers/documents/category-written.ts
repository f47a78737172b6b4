import { personOf } from '../../accounts/principal.ts';
import { auditCategory } from '../../catalogue/audit-catalogue.ts';
import { startJob } from '../../jobs/job.ts';
import { firestore } from '../../platform/firebase.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/**
 * Writes down what admins change of categories straight in Firestore, and brings a new name to the products. What functions
 * change they see to themselves.
 */
export const categoryWritten: FollowChange = async (event) => {
  const { data, id, documentId, time } = event;
  const principal = personOf(event);
  if (principal === undefined || !data.after.exists) return;
  const written = { before: data.before.exists ? data.before : undefined, after: data.after };
  await auditCategory({ eventId: id, when: new Date(time), principal, ...written });
  const { before, after } = changeOf('categories', data);
  // One that had no name to speak of is there, but not as an entity: see changeOf.
  if (!data.before.exists || before?.categoryname === after?.categoryname) return;
  await firestore().runTransaction(async (transaction) => {
    startJob(transaction, { kind: 'renameCategory', about: documentId });
  });
};
