import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { deleteAccountData } from '../deletion/delete-account-data.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/** A deleted account takes its unsold products, advertisements, wishes and unpaid bookings along. */
export const userDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.users}/{uid}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ params }) => deleteAccountData(params.uid),
);
