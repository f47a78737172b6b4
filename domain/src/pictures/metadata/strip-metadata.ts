import { imageType } from '../../base/fields/image-type.ts';
import { keepAvif } from './keep-avif.ts';
import { keepGif } from './keep-gif.ts';
import { keepJpeg } from './keep-jpeg.ts';
import { keepPng } from './keep-png.ts';
import { keepWebp } from './keep-webp.ts';
import { type Bytes, type KeepShown, Kept } from './kept.ts';

/** One for each type of picture that is taken. */
const KEEP_SHOWN: ReadonlyMap<string, KeepShown> = new Map([
  ['image/jpeg', keepJpeg],
  ['image/png', keepPng],
  ['image/gif', keepGif],
  ['image/webp', keepWebp],
  ['image/avif', keepAvif],
]);

/**
 * A picture as it is shown, but without what camera and programs wrote beside it (place, time); undefined for what cannot be read.
 * Never longer than it was, but for an end that was missing.
 */
export function stripMetadata(bytes: Bytes): Bytes | undefined {
  const kept = new Kept(bytes.length);
  try {
    return KEEP_SHOWN.get(imageType(bytes)?.contentType ?? '')?.(bytes, kept)
      ? kept.bytes.slice()
      : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
