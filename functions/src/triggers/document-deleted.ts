import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Product } from '@thriftline/domain/product';
import { onDocumentDeletedWithAuthContext } from 'firebase-functions/firestore';
import { personOf } from '../accounts/principal.ts';
import { auditDeletion } from '../deletion/audit-deletion.ts';
import { newsOfRemoval } from '../notifications/news-of-removal.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Writes down what admins delete straight in Firestore, where no function is asked, and tells whose item it was. What functions delete they write
 * down themselves, in the transaction that does it.
 */
export const documentDeleted = onDocumentDeletedWithAuthContext(
  { document: '{collection}/{documentId}', retry: true },
  async (event) => {
    const { data, id, params, time } = event;
    const principal = personOf(event);
    if (data === undefined || principal === undefined) return;
    const { collection } = params;
    const isOthers = await auditDeletion({
      eventId: id,
      when: new Date(time),
      principal,
      collection,
      deleted: data,
    });
    if (isOthers && collection === COLLECTIONS.products) {
      await notify(newsOfRemoval(data.id, data.data() as Product));
    }
  },
);
