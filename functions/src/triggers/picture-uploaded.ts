import { storageBucket } from 'firebase-functions/params';
import { onObjectFinalized } from 'firebase-functions/storage';
import { removeFalsePicture } from '../pictures/remove-false-picture.ts';
import { pictureBucket } from '../platform/config.ts';

/** An upload is looked at once it is there: its first bytes have to be those of the type it says. */
export const pictureUploaded = onObjectFinalized(
  { bucket: pictureBucket() ?? storageBucket, retry: true },
  async ({ data }) => void (await removeFalsePicture({ ...data, generation: String(data.generation) })),
);
