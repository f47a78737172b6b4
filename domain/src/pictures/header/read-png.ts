import { type HeaderReader, holdSize, nameAt } from './picture-header.ts';

/** The header chunk comes first, the number of frames before the first pixels (https://www.w3.org/TR/png-3/#11IHDR, #acTL-chunk). */
export const readPng: HeaderReader = (view, header) => {
  if (nameAt(view, 12) !== 'IHDR') return;
  holdSize(header, view.getUint32(16), view.getUint32(20));
  let frames = 1;
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const name = nameAt(view, at + 4);
    if (name === 'acTL') frames = Math.max(frames, view.getUint32(at + 8));
    if (name === 'IDAT') {
      header.frames = frames;
      return;
    }
    if (name === 'IEND') return;
  }
};
