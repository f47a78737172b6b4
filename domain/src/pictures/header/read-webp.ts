import { type HeaderReader, holdSize, nameAt, type PictureHeader } from './picture-header.ts';

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;

/** Takes a chunk with pixels, lossy or lossless; gives whether it was one. */
function holdPixels(view: DataView, at: number, header: PictureHeader): boolean {
  const name = nameAt(view, at);
  if (name === 'VP8L') {
    const bits = view.getUint32(at + 9, true);
    holdSize(header, (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  } else if (name === 'VP8 ') {
    holdSize(header, view.getUint16(at + 14, true) & 0x3fff, view.getUint16(at + 16, true) & 0x3fff);
  } else return false;
  header.frames += 1;
  return true;
}

const ANIMATED = 2;

/** A still picture ends with its pixels; of an animated one every frame is a chunk (RFC 9649, sections 2.4 to 2.7). */
export const readWebp: HeaderReader = (view, header) => {
  if (holdPixels(view, 12, header) || nameAt(view, 12) !== 'VP8X') return;
  const isAnimated = (view.getUint8(20) & ANIMATED) !== 0;
  holdSize(header, uint24(view, 24) + 1, uint24(view, 27) + 1);
  let at = 12;
  for (;;) {
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
    if (nameAt(view, at) === 'ANMF') {
      holdSize(header, uint24(view, at + 14) + 1, uint24(view, at + 17) + 1);
      header.frames += 1;
    } else if (holdPixels(view, at, header) && !isAnimated) return;
  }
};
