import { onSchedule } from 'firebase-functions/scheduler';
import { deleteUnusedPictures as deleteNow } from '../deletion/delete-unused-pictures.ts';

/** Once a day: deletes pictures that were uploaded more than a day ago and that nothing shows. */
export const deleteUnusedPictures = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    const { failed } = await deleteNow(Date.now());
    // The run counts as failed, so that an alert on failing functions sees it.
    if (failed.length > 0) throw new Error(`${failed.length} unused pictures could not be deleted`);
  },
);
