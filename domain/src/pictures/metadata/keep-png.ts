import { type KeepShown, textAt, viewOf } from './kept.ts';

/** https://www.w3.org/TR/png-3/#11Ancillary-chunks */
const METADATA: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_BYTES = 12;

/** The chunks of a PNG up to its last. */
export const keepPng: KeepShown = (bytes, kept) => {
  const view = viewOf(bytes);
  kept.add(bytes.subarray(0, SIGNATURE_BYTES));
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_BYTES <= bytes.length) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + CHUNK_BYTES + view.getUint32(at);
    if (!METADATA.has(type)) kept.add(bytes.subarray(at, end));
    if (type === 'IEND') return true;
    at = end;
  }
  return false;
};
