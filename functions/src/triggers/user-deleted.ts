import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { STRIPE_SECRET_KEY } from '../config.ts';
import { removeAccountTraces } from '../services/remove-account-traces.ts';

/** A deleted account takes its unsold products, advertisements, wishes and unpaid bookings along. */
export const userDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.users}/{uid}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ params }) => removeAccountTraces(params.uid),
);
