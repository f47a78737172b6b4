import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { personOf } from '../../accounts/principal.ts';
import { auditDeletion } from '../../deletion/audit-deletion.ts';
import { noticesOfRemoval } from '../../notifications/notices/notices-of-removal.ts';
import { notify } from '../../notifications/notify.ts';
import type { FollowDocument } from '../events/document-event.ts';
import { entityOf } from '../events/entity-of.ts';

/**
 * Writes down what admins delete straight in Firestore, where no function is asked, and tells whose item it was. What functions delete they write
 * down themselves, in the transaction that does it.
 */
export const documentDeleted: FollowDocument = async (event) => {
  const { collection, data, id, time } = event;
  const principal = personOf(event);
  if (principal === undefined) return;
  const isOthers = await auditDeletion({
    eventId: id,
    when: new Date(time),
    principal,
    collection,
    deleted: data,
  });
  if (isOthers && collection === COLLECTIONS.products) {
    await notify(noticesOfRemoval(data.id, entityOf('products', data)));
  }
};
