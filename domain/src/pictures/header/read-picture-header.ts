import { imageType } from '../../base/fields/image-type.ts';
import { blankHeader, type HeaderReader, type PictureHeader } from './picture-header.ts';
import { readAvif } from './read-avif.ts';
import { readGif } from './read-gif.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

const READERS: ReadonlyMap<string, HeaderReader> = new Map([
  ['image/png', readPng],
  ['image/jpeg', readJpeg],
  ['image/gif', readGif],
  ['image/webp', readWebp],
  ['image/avif', readAvif],
]);

/**
 * What a picture says of itself in these first bytes of it, without decoding any. `isCut` says that more of them may say more. Whatever
 * the bytes are, each is looked at a few times at most, and nothing is thrown.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader & { isCut: boolean } {
  const header = blankHeader();
  const read = READERS.get(imageType(bytes)?.contentType ?? '');
  try {
    read?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), header);
    return { ...header, isCut: false };
  } catch (error) {
    if (error instanceof RangeError) return { ...header, isCut: true };
    throw error;
  }
}
