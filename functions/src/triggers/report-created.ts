import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { copyEvidence } from '../reports/copy-evidence.ts';

/** Keeps for admins what a report is about. */
export const reportCreated = onDocumentCreated(
  { document: `${COLLECTIONS.reports}/{reportId}`, retry: true },
  ({ params }) => copyEvidence(params.reportId),
);
