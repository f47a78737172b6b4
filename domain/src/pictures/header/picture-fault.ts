import { MAX_MESSAGE_PICTURE_SIDE } from '../message-picture.ts';
import {
  MAX_PICTURE_FRAMES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_SIDE,
  type PictureFault,
} from '../picture-fault-texts.ts';
import type { PictureHeader } from './picture-header.ts';
import { readPictureHeader } from './read-picture-header.ts';

/** What is wrong with a picture of this header; undefined for one that may be stored. */
export function headerFault(
  { width, height, frames }: PictureHeader,
  maxSide: number = MAX_PICTURE_SIDE,
): PictureFault | undefined {
  if (Math.max(width, height) > maxSide || width * height > MAX_PICTURE_PIXELS) return 'tooLarge';
  if (frames > MAX_PICTURE_FRAMES) return 'tooManyFrames';
  return width === 0 || height === 0 || frames === 0 ? 'unreadable' : undefined;
}

/** What is wrong with a whole picture file, by its header; undefined for one that may be stored. */
export const pictureFault = (bytes: Uint8Array): PictureFault | undefined =>
  headerFault(readPictureHeader(bytes));

/** The same of a picture that a document holds, as messages and problems have them: those are small. */
export const storedPictureFault = (bytes: Uint8Array): PictureFault | undefined =>
  headerFault(readPictureHeader(bytes), MAX_MESSAGE_PICTURE_SIDE);
