import { imageType } from '@thriftline/domain/base/fields/image-type';

const SOI_BYTES = 2;
const START_OF_SCAN = 0xda;
/** Exif and XMP; what Photoshop writes; comments. */
const JPEG_NOTES: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);
/** https://www.w3.org/TR/png-3/#11Ancillary-chunks */
const PNG_NOTES: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const PNG_CHUNK_BYTES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** How a picture is held, of a JPEG's segment of notes; 1, upright, where it does not say (CIPA DC-008, 4.6.4). */
function orientationOf(segment: Bytes): number {
  const view = viewOf(segment);
  const tiff = 10;
  if (segment.length < tiff + 8 || view.getUint32(4) !== 0x45786966) return 1;
  const little = view.getUint16(tiff) === 0x4949;
  const entries = tiff + view.getUint32(tiff + 4, little);
  if (entries + 2 > segment.length) return 1;
  const count = view.getUint16(entries, little);
  for (let at = entries + 2; at < entries + 2 + 12 * count && at + 12 <= segment.length; at += 12)
    if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little);
  return 1;
}

/** A segment of notes that says how the picture is held and nothing else. */
const notesOf = (orientation: number): Bytes =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

/** The parts of a JPEG that show it (ITU-T T.81, annex B); undefined where it ends too early. */
function shownOfJpeg(bytes: Bytes): Bytes[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.slice(0, SOI_BYTES)];
  let at = SOI_BYTES;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return [...parts, bytes.slice(at)];
    const end = at + 2 + view.getUint16(at + 2);
    const segment = bytes.slice(at, end);
    if (!JPEG_NOTES.has(marker)) parts.push(segment);
    else if (orientationOf(segment) > 1) parts.push(notesOf(orientationOf(segment)));
    at = end;
  }
  return undefined;
}

function shownOfPng(bytes: Bytes): Bytes[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.slice(0, PNG_SIGNATURE_BYTES)];
  let at = PNG_SIGNATURE_BYTES;
  while (at + PNG_CHUNK_BYTES <= bytes.length) {
    const type = String.fromCharCode(...bytes.slice(at + 4, at + 8));
    const end = at + PNG_CHUNK_BYTES + view.getUint32(at);
    if (!PNG_NOTES.has(type)) parts.push(bytes.slice(at, end));
    if (type === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

/**
 * A JPEG or PNG as it is, but for what camera and programs wrote beside the picture (place, time); undefined for others and for
 * what cannot be read.
 */
export function withoutNotes(bytes: Bytes): Blob | undefined {
  const type = imageType(bytes)?.contentType;
  if (type !== 'image/jpeg' && type !== 'image/png') return undefined;
  const shown = type === 'image/jpeg' ? shownOfJpeg(bytes) : shownOfPng(bytes);
  return shown && new Blob(shown, { type });
}
