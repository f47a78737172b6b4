import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';

/** Most pixels of a stored picture: whoever looks at it needs four bytes for each, however small the file is. */
export const MAX_PICTURE_PIXELS = 24_000_000;

/** Longer side of a stored picture in pixels, at most. */
export const MAX_PICTURE_SIDE = 8_000;

/** Most frames of an animated picture. */
export const MAX_PICTURE_FRAMES = 300;

/** Why a picture may not stay: nothing in it can be shown, it is too large once unpacked, or too long. */
export type PictureFault = 'unreadable' | 'tooLarge' | 'tooManyFrames';

const MEGAPIXELS = MAX_PICTURE_PIXELS / 1e6;

/** What each is called, in words for whoever sent it. */
export const PICTURE_FAULT_TEXTS = lookedUp<PictureFault>({
  unreadable: msg`The file is damaged or not a photo.`,
  tooLarge: msg`A photo can have ${MEGAPIXELS} megapixels and ${MAX_PICTURE_SIDE} pixels a side at most.`,
  tooManyFrames: msg`An animated photo can have ${MAX_PICTURE_FRAMES} frames at most.`,
});
