import { type Bytes, type KeepShown, type Kept, textAt, viewOf } from './kept.ts';
import { keptExif } from './orientation.ts';

/** What shows a picture (RFC 9649, section 2.7). All else is metadata, or for programs to come. */
const SHOWS: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const PIXELS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ANMF']);
/** `RIFF`, a length and `WEBP`. */
const HEADER_BYTES = 12;
/** Name and length of a chunk. */
const CHUNK_BYTES = 8;
const LENGTH_AT = 4;
/** Flags of `VP8X`. */
const HAS_XMP = 0x04;
const HAS_EXIF = 0x08;
/** Some programs write JPEG's prefix here, too. */
const PREFIX = 'Exif\0\0';

const exifIn = (chunk: Bytes) =>
  chunk.subarray(CHUNK_BYTES + (textAt(chunk, CHUNK_BYTES, PREFIX.length) === PREFIX ? PREFIX.length : 0));

/** Adds a chunk as it stands, and a byte more where its length is odd. */
function addChunk(chunk: Bytes, kept: Kept): void {
  kept.add(chunk);
  if (chunk.length % 2 === 1) kept.add(Uint8Array.of(0));
}

function exifChunk(exif: Bytes): Bytes {
  const chunk = new Uint8Array(CHUNK_BYTES + exif.length);
  chunk.set([0x45, 0x58, 0x49, 0x46]);
  viewOf(chunk).setUint32(LENGTH_AT, exif.length, true);
  chunk.set(exif, CHUNK_BYTES);
  return chunk;
}

/** The chunks of a WebP that show it, but nothing behind its end. */
export const keepWebp: KeepShown = (bytes, kept) => {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, CHUNK_BYTES + view.getUint32(LENGTH_AT, true));
  kept.add(bytes.subarray(0, HEADER_BYTES));
  let flagsAt: number | undefined;
  let exif: Bytes | undefined;
  let hasPixels = false;
  let at = HEADER_BYTES;
  while (at + CHUNK_BYTES <= end) {
    const name = textAt(bytes, at, 4);
    const next = at + CHUNK_BYTES + view.getUint32(at + LENGTH_AT, true);
    if (next > end) return false;
    const chunk = bytes.subarray(at, next);
    if (name === 'VP8X') flagsAt = kept.bytes.length + CHUNK_BYTES;
    if (name === 'EXIF') exif = keptExif(exifIn(chunk));
    if (SHOWS.has(name)) addChunk(chunk, kept);
    hasPixels ||= PIXELS.has(name);
    at = next + (next % 2);
  }
  // Without `VP8X` nobody reads it.
  if (flagsAt !== undefined && exif !== undefined) addChunk(exifChunk(exif), kept);
  const whole = kept.bytes;
  if (flagsAt !== undefined) {
    const flags = (whole[flagsAt] ?? 0) & ~(HAS_EXIF | HAS_XMP);
    whole[flagsAt] = exif === undefined ? flags : flags | HAS_EXIF;
  }
  viewOf(whole).setUint32(LENGTH_AT, whole.length - CHUNK_BYTES, true);
  return hasPixels;
};
