import { copyEvidence } from '../../reports/copy-evidence.ts';
import { copyPictures } from '../../reports/copy-pictures.ts';
import type { FollowDocument } from '../events/document-event.ts';

/** Keeps for admins what a report is about. */
export const reportCreated: FollowDocument = async ({ documentId }) => {
  // Pictures first: what says of them is there once they are. What stands in words isn't lost where Storage doesn't answer.
  const [pictures] = await Promise.allSettled([copyPictures(documentId)]);
  await copyEvidence(documentId);
  if (pictures.status === 'rejected') throw pictures.reason;
};
