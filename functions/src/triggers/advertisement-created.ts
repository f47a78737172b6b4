import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentCreatedWithAuthContext } from 'firebase-functions/firestore';
import { personOf } from '../accounts/principal.ts';
import { auditAdvertisement } from '../catalogue/audit-catalogue.ts';

/** Writes down when an admin advertises another's item straight in Firestore. */
export const advertisementCreated = onDocumentCreatedWithAuthContext(
  { document: `${COLLECTIONS.advertisements}/{productId}`, retry: true },
  async (event) => {
    const { data, id, time } = event;
    const principal = personOf(event);
    if (data === undefined || principal === undefined) return;
    await auditAdvertisement({ eventId: id, when: new Date(time), principal, after: data });
  },
);
