import { GOOGLE_PHOTO_PATTERN, isPictureIn } from '@thriftline/domain/base/fields/picture-address';
import { pictureStore } from '@/config/picture-store.ts';

/**
 * Whether the page may load it: a picture in the shop's own bucket, or one that the page itself holds. A document may
 * name any address, which would learn who looks at it and could show another picture tomorrow.
 */
export function isOwnPicture(url: string): boolean {
  return url.startsWith('blob:') || isPictureIn(url, pictureStore());
}

const GOOGLE_PHOTO = new RegExp(GOOGLE_PHOTO_PATTERN);

/** Whether the page may load it as the photo of who is signed in: their Google account's, too. */
export function isOwnPhoto(url: string): boolean {
  return isOwnPicture(url) || GOOGLE_PHOTO.test(url);
}
