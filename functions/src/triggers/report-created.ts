import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { copyEvidence } from '../reports/copy-evidence.ts';
import { copyPictures } from '../reports/copy-pictures.ts';

/** Keeps for admins what a report is about. */
export const reportCreated = onDocumentCreated(
  { document: `${COLLECTIONS.reports}/{reportId}`, retry: true },
  async ({ params }) => {
    // Pictures first: what says of them is there once they are.
    await copyPictures(params.reportId);
    await copyEvidence(params.reportId);
  },
);
