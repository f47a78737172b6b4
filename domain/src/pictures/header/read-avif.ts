import { isoBoxes } from './iso-boxes.ts';
import { type HeaderReader, holdSize, type PictureHeader } from './picture-header.ts';

/** Boxes that hold others, and how many bytes stand before those. */
const INSIDE: Readonly<Record<string, number>> = {
  meta: 4,
  iprp: 0,
  ipco: 0,
  moov: 0,
  trak: 0,
  mdia: 0,
  minf: 0,
  stbl: 0,
  stsd: 8,
};

/** Deeper than any of those stands in a file that means well. */
const DEEPEST = 8;

function holdBox(name: string, view: DataView, at: number, header: PictureHeader): void {
  if (name === 'ispe') {
    holdSize(header, view.getUint32(at + 4), view.getUint32(at + 8));
    header.frames = Math.max(header.frames, 1);
  } else if (name === 'av01') {
    holdSize(header, view.getUint16(at + 24), view.getUint16(at + 26));
    header.frames = Math.max(header.frames, 1);
  } else if (name === 'stsz' || name === 'stz2') {
    header.frames = Math.max(header.frames, view.getUint32(at + 8));
  }
}

function readBoxes(view: DataView, from: number, end: number, depth: number, header: PictureHeader): void {
  for (const { name, inside, next } of isoBoxes(view, from, end)) {
    holdBox(name, view, inside, header);
    const skip = INSIDE[name];
    if (skip !== undefined && depth < DEEPEST) {
      readBoxes(view, inside + skip, next, depth + 1, header);
    }
  }
}

/** Every still has its size as a property; a sequence has a table of its frames (ISO/IEC 23008-12, 6.5.3; 14496-12, 8.7.3). */
export const readAvif: HeaderReader = (view, header) => {
  readBoxes(view, 0, Number.POSITIVE_INFINITY, 0, header);
};
