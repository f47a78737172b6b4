import { endOfGifPart, firstGifPart, GIF_FRAME } from './gif-blocks.ts';
import { type HeaderReader, holdSize } from './picture-header.ts';

/** Frames stand one behind the other, and some reach beyond the screen: browsers make room for them (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). */
export const readGif: HeaderReader = (view, header) => {
  holdSize(header, view.getUint16(6, true), view.getUint16(8, true));
  let at = firstGifPart(view);
  for (;;) {
    const isFrame = view.getUint8(at) === GIF_FRAME;
    if (isFrame) {
      const [left, top, width, height] = [1, 3, 5, 7].map((offset) => view.getUint16(at + offset, true));
      holdSize(header, (left ?? 0) + (width ?? 0), (top ?? 0) + (height ?? 0));
      header.frames += 1;
    }
    const end = endOfGifPart(view, at);
    if (end === undefined) return;
    at = end;
  }
};
