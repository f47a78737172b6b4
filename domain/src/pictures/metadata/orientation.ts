import { type Bytes, viewOf } from './kept.ts';

const UPRIGHT = 1;
const MOST_TURNED = 8;
const ORIENTATION = 0x0112;

/** Exif data that says how the picture is held and nothing else. */
const exifOf = (orientation: number): Bytes =>
  Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

/** How long Exif data is that says how the picture is held and nothing else. */
export const ORIENTATION_BYTES = exifOf(UPRIGHT).length;

/** How a picture is held, by its Exif data; upright where that does not say (CIPA DC-008, 4.6.4). */
function orientationOf(exif: Bytes): number {
  const view = viewOf(exif);
  // None that is whole is shorter, so that no picture gets longer.
  if (exif.length < ORIENTATION_BYTES) return UPRIGHT;
  const little = view.getUint16(0) === 0x4949;
  const entries = view.getUint32(4, little);
  if (entries + 2 > exif.length) return UPRIGHT;
  const count = view.getUint16(entries, little);
  for (let at = entries + 2; at < entries + 2 + 12 * count && at + 12 <= exif.length; at += 12)
    if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little);
  return UPRIGHT;
}

/** What must stay of Exif data for the picture to be shown as it was held; undefined where it is upright without any. */
export function keptExif(exif: Bytes): Bytes | undefined {
  const orientation = orientationOf(exif);
  return orientation > UPRIGHT && orientation <= MOST_TURNED ? exifOf(orientation) : undefined;
}
