import { type HeaderReader, holdSize } from './picture-header.ts';

/** Bytes of a color table that a byte of flags tells of. */
const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Where a row of blocks ends: each says how long it is, the last is empty. */
function afterBlocks(view: DataView, from: number): number {
  let at = from;
  for (let size = view.getUint8(at); size !== 0; size = view.getUint8(at)) at += 1 + size;
  return at + 1;
}

/** Frames stand one behind the other, and some reach beyond the screen: browsers make room for them (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). */
export const readGif: HeaderReader = (view, header) => {
  holdSize(header, view.getUint16(6, true), view.getUint16(8, true));
  let at = 13 + tableBytes(view.getUint8(10));
  for (;;) {
    const block = view.getUint8(at);
    if (block === 0x21) at = afterBlocks(view, at + 2);
    else if (block === 0x2c) {
      const [left, top, width, height] = [1, 3, 5, 7].map((offset) => view.getUint16(at + offset, true));
      holdSize(header, (left ?? 0) + (width ?? 0), (top ?? 0) + (height ?? 0));
      header.frames += 1;
      at = afterBlocks(view, at + 11 + tableBytes(view.getUint8(at + 9)));
    } else return;
  }
};
