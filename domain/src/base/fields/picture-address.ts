import { IMAGE_FOLDERS, imageFolder } from './image-folders.ts';

/** Where Firebase Storage serves files. */
export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/** Where Google keeps the photos of its accounts, which a sign-in brings along. */
export const GOOGLE_PHOTO_ORIGIN = 'https://lh3.googleusercontent.com';

/** What the address of such a photo looks like. */
export const GOOGLE_PHOTO_PATTERN = '^https://lh3[.]googleusercontent[.]com/[A-Za-z0-9/_=.-]{1,500}$';

/**
 * What the address of a picture in Storage looks like, in any bucket and folder: Google's and the local emulator's. The
 * security rules demand the writer's own project and folder, functions and website their own bucket.
 */
export const PICTURE_ADDRESS_PATTERN =
  '^(https://firebasestorage[.]googleapis[.]com|http://127[.]0[.]0[.]1:[0-9]{1,5})/v0/b/[a-z0-9._-]{3,222}' +
  '/o/images%2F[A-Za-z0-9_-]{1,128}%2F[A-Za-z0-9._-]{1,128}[?]alt=media(&token=[0-9a-f-]{36})?$';

const SHAPE = new RegExp(PICTURE_ADDRESS_PATTERN);

/** A bucket and where it is served: like `https://firebasestorage.googleapis.com`, without a slash at the end. */
export interface PictureStore {
  origin: string;
  bucket: string;
}

/** Whether it is the address of a picture in that bucket, and in the account's folder if one is named. */
export function isPictureIn(url: string, { origin, bucket }: PictureStore, uid?: string): boolean {
  const folder = uid === undefined ? IMAGE_FOLDERS : imageFolder(uid);
  return SHAPE.test(url) && url.startsWith(`${origin}/v0/b/${bucket}/o/${encodeURIComponent(`${folder}/`)}`);
}
