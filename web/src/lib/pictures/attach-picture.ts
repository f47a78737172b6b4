import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { MAX_MESSAGE_PICTURE_BYTES } from '@thriftline/domain/pictures/message-picture';
import type { AttachedPicture } from './attached-picture.ts';
import { encodeImage } from './encode/encode-image.ts';
import { encodeWithin } from './encode/encode-on-page.ts';
import { MAX_SIDES } from './encode/encoded-picture.ts';
import { imageSize } from './encode/image-size.ts';

/** How much smaller each try is than the one before. */
const STEP = 0.75;
/** A picture of noise alone fits with half of its sides: so many tries are more than enough. */
const TRIES = 8;

/** The picture with as many pixels as `most` bytes hold; itself where it fits. */
async function within(picture: Blob, side: number, most: number): Promise<Blob> {
  let fitting = picture;
  for (let tried = 1; fitting.size > most; tried += 1) {
    if (tried > TRIES) throw new AppError('invalid-argument', msg`This photo is too large. Choose another.`);
    fitting = await encodeWithin(picture, Math.round(side * STEP ** tried));
  }
  return fitting;
}

/**
 * Makes a picked file ready to go with a message. Throws AppError `invalid-argument` with a sentence that helps when it is no
 * picture this browser can read, and the signal's reason when it is aborted.
 */
export async function attachPicture(file: File, signal: AbortSignal): Promise<AttachedPicture> {
  const { full, thumb } = await encodeImage(file, signal);
  const large = await within(full, MAX_SIDES.full, MAX_MESSAGE_PICTURE_BYTES.large);
  const small = await within(thumb, MAX_SIDES.thumb, MAX_MESSAGE_PICTURE_BYTES.small);
  const size = imageSize(new Uint8Array(await large.arrayBuffer()));
  signal.throwIfAborted();
  if (size === undefined)
    throw new AppError('invalid-argument', msg`This photo can’t be read. Choose another.`);
  return { large, small, ...size };
}
