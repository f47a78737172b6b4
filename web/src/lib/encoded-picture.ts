/** Longer side in pixels of the picture people look at, and of the small one in lists. */
export const MAX_PICTURE_SIDE = 1600;
export const MAX_THUMB_SIDE = 480;

/** A picture ready to be uploaded: scaled, re-encoded, and without what the camera wrote into it (place, time). */
export interface EncodedPicture {
  full: Blob;
  thumb: Blob;
}

/** What the worker answers: the picture, or that it is none it can read. */
export type EncodeAnswer = { picture: EncodedPicture } | { fault: string };
