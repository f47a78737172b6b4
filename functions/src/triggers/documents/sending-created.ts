import { deliver } from '../../notifications/deliver.ts';
import type { FollowDocument } from '../events/document-event.ts';

/** What is to be sent at once is sent, apart from what caused it. */
export const sendingCreated: FollowDocument = async ({ data, documentId }) => {
  // What has to wait is left to the sweep.
  if (data.get('dueAt') <= Date.now()) await deliver(documentId);
};
