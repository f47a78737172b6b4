import { onSchedule } from 'firebase-functions/scheduler';
import { deleteOldTickets } from '../deletion/delete-old-tickets.ts';
import { deleteUnusedPictures as deleteNow } from '../deletion/delete-unused-pictures.ts';

/** Once a day: deletes pictures that were uploaded more than a day ago and that nothing shows, and tickets of uploads. */
export const deleteUnusedPictures = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    await deleteOldTickets(Date.now());
    const { failed } = await deleteNow(Date.now());
    // The run counts as failed, so that an alert on failing functions sees it.
    if (failed.length > 0) throw new Error(`${failed.length} unused pictures could not be deleted`);
  },
);
