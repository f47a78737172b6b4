import { invariant } from '@thriftline/domain/base/invariant';
import { storage } from '@/lib/firebase/storage.ts';
import { encodeImage } from '@/lib/pictures/encode/encode-image.ts';
import { uploadPictures } from '@/lib/pictures/upload/upload-pictures.ts';
import { setPhoto } from './set-photo.ts';

/** Makes a picked file the account's photo: small, for it is shown no larger. Throws AppError, and the signal's reason. */
export async function changePhoto(uid: string, file: File, signal: AbortSignal): Promise<void> {
  const { thumb } = await encodeImage(file, signal);
  const pictures = [{ id: 'photo', files: { thumb } }];
  const [picture] = await uploadPictures(storage, uid, pictures, { signal, onProgress: () => undefined });
  const photo = picture?.urls.thumb;
  invariant(photo, 'what was uploaded has an address');
  await setPhoto(uid, photo);
}
