import { storageBucket } from 'firebase-functions/params';
import { onObjectFinalized } from 'firebase-functions/storage';
import { setAside } from '../faults/set-aside.ts';
import { pictureBucket } from '../platform/config.ts';
import { SCALE } from '../platform/scale.ts';

/** An upload is looked at once it is there: it has to be a picture of the type it says, and no larger than a viewer has room for. */
export const pictureUploaded = onObjectFinalized(
  { bucket: pictureBucket() ?? storageBucket, retry: true, ...SCALE.seldom },
  setAside('pictureUploaded', async ({ data }) => {
    const { findFalsePicture, removeFalsePicture } = await import('../pictures/false-picture.ts');
    const found = await findFalsePicture({ ...data, generation: String(data.generation) });
    if (found === undefined) return;
    const { notify } = await import('../notifications/notify.ts');
    const { noticesOfUpload } = await import('../notifications/notices/notices-of-picture.ts');
    // Its owner hears of it even where it goes at the second try: before it is gone.
    await notify(noticesOfUpload(found));
    await removeFalsePicture(found);
  }),
);
