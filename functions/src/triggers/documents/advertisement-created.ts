import { personOf } from '../../accounts/principal.ts';
import { auditAdvertisement } from '../../catalogue/audit-catalogue.ts';
import type { FollowDocument } from '../events/document-event.ts';

/** Writes down when an admin advertises another's item straight in Firestore. */
export const advertisementCreated: FollowDocument = async (event) => {
  const { data, id, time } = event;
  const principal = personOf(event);
  if (principal === undefined) return;
  await auditAdvertisement({ eventId: id, when: new Date(time), principal, after: data });
};
