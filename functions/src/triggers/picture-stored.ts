import { IMAGE_FOLDERS } from '@thriftline/domain/collections';
import { onObjectFinalized } from 'firebase-functions/storage';
import { pictureBucket } from '../config.ts';
import { noteUpload } from '../services/note-upload.ts';

const bucket = pictureBucket();

/** Every upload is noted, so that one nothing comes to show is found and deleted. */
export const pictureStored = onObjectFinalized(
  { retry: true, ...(bucket === undefined ? {} : { bucket }) },
  async ({ data }) => {
    if (data.name.startsWith(`${IMAGE_FOLDERS}/`)) await noteUpload(data.name, Date.now());
  },
);
