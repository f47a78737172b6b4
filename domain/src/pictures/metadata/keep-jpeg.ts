import { type Bytes, type KeepShown, type Kept, textAt, viewOf } from './kept.ts';
import { keptExif, ORIENTATION_BYTES } from './orientation.ts';

const SOI_BYTES = 2;
const FILL = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const FIRST_APP = 0xe0;
const LAST_APP = 0xef;
const EXIF_APP = 0xe1;
/** Marker and length of a segment. */
const SEGMENT_BYTES = 4;
const EXIF = 'Exif\0\0';
/** What a program may write of its own and still shows the picture right: JFIF, an ICC profile and Adobe's colors. */
const APPS_THAT_SHOW: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/** Keeps what shows the picture of a segment. */
function keepOfSegment(marker: number, segment: Bytes, kept: Kept): void {
  const isMetadata = marker === COMMENT || (marker >= FIRST_APP && marker <= LAST_APP);
  const begins = (words: string) => textAt(segment, SEGMENT_BYTES, words.length) === words;
  const shows = APPS_THAT_SHOW.get(marker);
  if (!isMetadata || (shows !== undefined && begins(shows))) kept.add(segment);
  else if (marker === EXIF_APP && begins(EXIF)) {
    const exif = keptExif(segment.subarray(SEGMENT_BYTES + EXIF.length));
    if (exif === undefined) return;
    kept.add(Uint8Array.of(FILL, EXIF_APP, 0, 2 + EXIF.length + ORIENTATION_BYTES));
    kept.add(segment.subarray(SEGMENT_BYTES, SEGMENT_BYTES + EXIF.length));
    kept.add(exif);
  }
}

/** Where the pixels that begin at a place end: at the next marker but those within pixels, or the end of the file. */
function endOfPixels(bytes: Bytes, begin: number): number {
  for (let at = bytes.indexOf(FILL, begin); at !== -1; at = bytes.indexOf(FILL, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isWithin = next === 0 || next === FILL || (next >= 0xd0 && next <= 0xd7);
    if (!isWithin) return at;
  }
  return bytes.length;
}

/** The parts of a JPEG that show it (ITU-T T.81, annex B), but nothing behind its end: phones keep videos and other photos there. */
export const keepJpeg: KeepShown = (bytes, kept) => {
  const view = viewOf(bytes);
  kept.add(bytes.subarray(0, SOI_BYTES));
  let hasPixels = false;
  let at = SOI_BYTES;
  while (at + SEGMENT_BYTES <= bytes.length && bytes[at] === FILL) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) break;
    // Fill bytes may stand before a marker.
    if (marker === FILL) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    keepOfSegment(marker, bytes.subarray(at, end), kept);
    at = end;
    if (marker !== START_OF_SCAN) continue;
    hasPixels = true;
    at = endOfPixels(bytes, end);
    kept.add(bytes.subarray(end, at));
  }
  kept.add(Uint8Array.of(FILL, END_OF_IMAGE));
  return hasPixels;
};
