import { nameAt } from './picture-header.ts';

/** A box of the ISO base format (ISO/IEC 14496-12, 4.2): its name, where what it holds begins, and where the next one does. */
export interface IsoBox {
  name: string;
  inside: number;
  next: number;
}

/** The boxes that stand one behind the other between two places; none reaches beyond. Throws `RangeError` where the file ends before. */
export function* isoBoxes(view: DataView, from: number, end: number): Generator<IsoBox> {
  let at = from;
  while (at + 8 <= end) {
    const short = view.getUint32(at);
    const inside = at + (short === 1 ? 16 : 8);
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    const next = at + size;
    if (next < inside) return;
    yield { name: nameAt(view, at + 4), inside, next: Math.min(next, end) };
    at = next;
  }
}
