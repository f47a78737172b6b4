import { deleteOldTickets } from '../deletion/delete-old-tickets.ts';
import { startJobOnce } from '../jobs/job.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Deletes tickets of uploads, and has a job delete pictures that were uploaded more than a day ago and that nothing shows. */
export const deleteUnusedPictures: ScheduledWork = async ({ until }) => {
  await startJobOnce({ kind: 'deleteUnusedPictures', about: 'shop' });
  await deleteOldTickets(Date.now(), until);
};
