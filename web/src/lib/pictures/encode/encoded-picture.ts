import { msg } from '@lingui/core/macro';
import { PICTURE_WIDTHS } from '@thriftline/domain/pictures/picture-widths';

/** Longer side in pixels of the picture people look at, and of the small one in lists. */
export const MAX_SIDES = { full: PICTURE_WIDTHS.img, thumb: PICTURE_WIDTHS.thumb } as const;

/** A picture ready to be uploaded: scaled, re-encoded, and without what the camera wrote into it (place, time). */
export interface EncodedPicture {
  full: Blob;
  thumb: Blob;
  /** A few pixels of it as a `data:` address; undefined in the odd browser that cannot write one small enough. */
  placeholder: string | undefined;
}

/**
 * What the worker answers: the picture, that it is none it can read, that this browser does not give what it draws, or that its workers
 * can't turn pictures upright.
 */
export type EncodeAnswer =
  | { picture: EncodedPicture }
  | { fault: string }
  | { isPoisoned: true }
  | { cannotTurn: true };

/** What is said where this browser cannot make a picture smaller, and it is too large as it is. */
export const POISONED = msg`Your browser’s privacy settings keep us from shrinking the photo. Choose a smaller JPEG or PNG, or allow this site to read canvas data.`;
