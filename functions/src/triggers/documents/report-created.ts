import { copyEvidence } from '../../reports/copy-evidence.ts';
import { copyPictures } from '../../reports/copy-pictures.ts';
import type { FollowDocument } from '../events/document-event.ts';

/** Keeps for admins what a report is about. */
export const reportCreated: FollowDocument = async ({ documentId }) => {
  // Pictures first: what says of them is there once they are.
  await copyPictures(documentId);
  await copyEvidence(documentId);
};
