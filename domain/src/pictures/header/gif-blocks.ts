/** Bytes of a color table that a byte of flags tells of. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Where a row of blocks ends: each says how long it is, the last is empty. Throws `RangeError` where the file ends before. */
function afterBlocks(view: DataView, from: number): number {
  let at = from;
  for (let size = view.getUint8(at); size !== 0; size = view.getUint8(at)) at += 1 + size;
  return at + 1;
}

/** What a part of a GIF begins with (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). */
export const GIF_EXTENSION = 0x21;
export const GIF_FRAME = 0x2c;

/** Where the first part of a GIF begins: behind its header, screen and color table. */
export const firstGifPart = (view: DataView): number => 13 + tableBytes(view.getUint8(10));

/** Where the part that begins at a place ends; undefined for the file's end, and what makes no sense. Throws `RangeError` where it is cut off. */
export function endOfGifPart(view: DataView, at: number): number | undefined {
  const begins = view.getUint8(at);
  if (begins === GIF_EXTENSION) return afterBlocks(view, at + 2);
  if (begins === GIF_FRAME) return afterBlocks(view, at + 11 + tableBytes(view.getUint8(at + 9)));
  return undefined;
}
