import { startJobOnce } from '../../jobs/job.ts';
import type { FollowDocument } from '../events/document-event.ts';

/** A deleted account takes its unsold products, advertisements, wishes and unpaid bookings along, whoever deleted it. */
export const userDeleted: FollowDocument = async ({ documentId }) =>
  startJobOnce({ kind: 'deleteAccount', about: documentId });
