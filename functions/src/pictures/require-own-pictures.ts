import { msg } from '@lingui/core/macro';
import { AppError, type FieldTexts } from '@thriftline/domain/base/errors';
import { isPictureIn } from '@thriftline/domain/base/fields/picture-address';
import { pictureStore } from '../platform/firebase.ts';

/**
 * Throws `invalid-argument` naming every address that is not that of a picture in the account's own folder. Whether the
 * file is there is not looked at: one that is not shows as a missing picture.
 */
export function requireOwnPictures(uid: string, addresses: Record<string, string | undefined>): void {
  const store = pictureStore();
  const fields: FieldTexts = {};
  for (const [field, url] of Object.entries(addresses)) {
    if (url !== undefined && !isPictureIn(url, store, uid)) fields[field] = msg`Not a photo you uploaded`;
  }
  const names = Object.keys(fields).join(', ');
  if (names !== '') {
    throw new AppError(
      'invalid-argument',
      msg`Upload the photo with POST image and send the address you get: ${names}.`,
      { fields },
    );
  }
}
