import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { startJobOnce } from '../jobs/job.ts';

/** A deleted account takes its unsold products, advertisements, wishes and unpaid bookings along, whoever deleted it. */
export const userDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.users}/{uid}`, retry: true },
  async ({ params }) => startJobOnce({ kind: 'deleteAccount', about: params.uid }),
);
