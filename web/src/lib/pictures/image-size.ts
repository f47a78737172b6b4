import { imageType } from '@thriftline/domain/image-type';
import type { Size } from './fit-within.ts';

type Reader = (view: DataView) => Size | undefined;

const hasText = (view: DataView, at: number, text: string) =>
  at + text.length <= view.byteLength &&
  [...text].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0));

/** The header chunk comes first (https://www.w3.org/TR/png-3/#11IHDR). */
const ofPng: Reader = (view) => ({ width: view.getUint32(16), height: view.getUint32(20) });

const ofGif: Reader = (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

/** Three kinds of WebP say it in three ways (RFC 9649, section 2). */
const ofWebp: Reader = (view) => {
  if (hasText(view, 12, 'VP8X')) {
    const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
    return { width: uint24(24) + 1, height: uint24(27) + 1 };
  }
  if (hasText(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

/** Markers that begin a frame: all SOFn but those of tables (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const ofJpeg: Reader = (view) => {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/** The largest of the pictures in it: each has an `ispe` property (ISO/IEC 23008-12, 6.5.3). */
const ofAvif: Reader = (view) => {
  let largest: Size | undefined;
  for (let at = 4; at + 16 <= view.byteLength; at++) {
    if (!hasText(view, at, 'ispe')) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
};

const READERS: Record<string, Reader> = {
  'image/png': ofPng,
  'image/gif': ofGif,
  'image/webp': ofWebp,
  'image/jpeg': ofJpeg,
  'image/avif': ofAvif,
};

/** Width and height as the beginning of a picture file says, before anything is decoded; undefined if it does not. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const reader = READERS[imageType(bytes)?.contentType ?? ''];
  try {
    return reader?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // The file ends before it says so.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
