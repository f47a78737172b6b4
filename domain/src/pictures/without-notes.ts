import { imageType } from '../base/fields/image-type.ts';

const SOI_BYTES = 2;
const FILL = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const FIRST_APP = 0xe0;
const LAST_APP = 0xef;
/** What a program may write of its own and still shows the picture right: JFIF, an ICC profile and Adobe's colors. */
const APPS_THAT_SHOW: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);
/** https://www.w3.org/TR/png-3/#11Ancillary-chunks */
const PNG_NOTES: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const PNG_CHUNK_BYTES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** A segment of notes that says how the picture is held and nothing else. */
const notesOf = (orientation: number): Bytes =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

const UPRIGHT = 1;
const NOTES_BYTES = notesOf(UPRIGHT).length;

/** How a picture is held, of a JPEG's segment of notes; upright where it does not say (CIPA DC-008, 4.6.4). */
function orientationOf(segment: Bytes): number {
  const view = viewOf(segment);
  const tiff = 10;
  // No whole notes are shorter, so that no picture gets longer.
  if (segment.length < NOTES_BYTES || view.getUint32(4) !== 0x45786966) return UPRIGHT;
  const little = view.getUint16(tiff) === 0x4949;
  const entries = tiff + view.getUint32(tiff + 4, little);
  if (entries + 2 > segment.length) return UPRIGHT;
  const count = view.getUint16(entries, little);
  for (let at = entries + 2; at < entries + 2 + 12 * count && at + 12 <= segment.length; at += 12)
    if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little);
  return UPRIGHT;
}

/** What stays of a segment of a JPEG. */
function shownOfSegment(marker: number, segment: Bytes): Bytes {
  const isNote = marker === COMMENT || (marker >= FIRST_APP && marker <= LAST_APP);
  const shows = APPS_THAT_SHOW.get(marker);
  if (!isNote || (shows !== undefined && textAt(segment, 4, shows.length) === shows)) return segment;
  const orientation = marker === 0xe1 ? orientationOf(segment) : UPRIGHT;
  return orientation > UPRIGHT && orientation <= 8 ? notesOf(orientation) : new Uint8Array();
}

/** Where the pixels that begin at a place end: at the next marker but those within pixels, or the end of the file. */
function endOfPixels(bytes: Bytes, begin: number): number {
  for (let at = bytes.indexOf(0xff, begin); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isWithin = next === 0 || next === FILL || (next >= 0xd0 && next <= 0xd7);
    if (!isWithin) return at;
  }
  return bytes.length;
}

/**
 * The parts of a JPEG that show it (ITU-T T.81, annex B), but nothing behind its end: phones keep videos and other photos there.
 * Undefined where it has no pixels.
 */
function shownOfJpeg(bytes: Bytes): Bytes[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.slice(0, SOI_BYTES)];
  let hasPixels = false;
  let at = SOI_BYTES;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) break;
    // Fill bytes may stand before a marker.
    if (marker === FILL) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    parts.push(shownOfSegment(marker, bytes.slice(at, end)));
    at = end;
    if (marker !== START_OF_SCAN) continue;
    hasPixels = true;
    at = endOfPixels(bytes, end);
    parts.push(bytes.slice(end, at));
  }
  return hasPixels ? [...parts, Uint8Array.of(0xff, END_OF_IMAGE)] : undefined;
}

function shownOfPng(bytes: Bytes): Bytes[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.slice(0, PNG_SIGNATURE_BYTES)];
  let at = PNG_SIGNATURE_BYTES;
  while (at + PNG_CHUNK_BYTES <= bytes.length) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + PNG_CHUNK_BYTES + view.getUint32(at);
    if (!PNG_NOTES.has(type)) parts.push(bytes.slice(at, end));
    if (type === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

const SHOWN_OF: ReadonlyMap<string, (bytes: Bytes) => Bytes[] | undefined> = new Map([
  ['image/jpeg', shownOfJpeg],
  ['image/png', shownOfPng],
]);

/** Whether `withoutNotes` knows pictures of this type. */
export const losesNotes = (contentType: string): boolean => SHOWN_OF.has(contentType);

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * A JPEG or PNG as it is, but for what camera and programs wrote beside the picture (place, time); undefined for others and for
 * what cannot be read. Never longer than it was, but for an end that was missing.
 */
export function withoutNotes(bytes: Bytes): Bytes | undefined {
  const parts = SHOWN_OF.get(imageType(bytes)?.contentType ?? '')?.(bytes);
  return parts && joined(parts);
}
