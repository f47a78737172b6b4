import { AppError, type FieldErrors } from '@thriftline/domain/base/errors';
import { isPictureIn } from '@thriftline/domain/base/fields/picture-address';
import { pictureStore } from '../platform/firebase.ts';

/**
 * Throws `invalid-argument` naming every address that is not that of a picture in the account's own folder. Whether the
 * file is there is not looked at: one that is not shows as a missing picture.
 */
export function requireOwnPictures(uid: string, addresses: Record<string, string | undefined>): void {
  const store = pictureStore();
  const fields: FieldErrors = {};
  for (const [field, url] of Object.entries(addresses)) {
    if (url !== undefined && !isPictureIn(url, store, uid)) fields[field] = 'Not a photo you uploaded';
  }
  const names = Object.keys(fields);
  if (names.length > 0) {
    throw new AppError(
      'invalid-argument',
      `Upload the photo with POST image and send the address you get: ${names.join(', ')}.`,
      { fields },
    );
  }
}
