import { type IsoBox, isoBoxes } from '../header/iso-boxes.ts';
import { type KeepShown, textAt, viewOf } from './kept.ts';

/** Items that are no picture: what a camera wrote, and other documents (ISO/IEC 23008-12, annex A). */
const METADATA_ITEMS: ReadonlySet<string> = new Set(['Exif', 'mime', 'uri ']);
/** Boxes that show nothing. */
const METADATA_BOXES: ReadonlySet<string> = new Set(['udta', 'uuid', 'free', 'skip']);
/** The boxes of a sequence that hold others of these, from the outside in. */
const HOLDS = ['moov', 'trak'];
/** Version and flags. */
const VERSION_BYTES = 4;
/** Where an item's extents lie: in the file, or in a box beside. */
const IN_FILE = 0;
const IN_BOX = 1;

type Range = readonly [from: number, to: number];

/** Reads unsigned numbers one behind the other. Throws `RangeError` at the end, and for sizes that there are not. */
function numbersIn(view: DataView, { inside, next }: IsoBox): (size: number) => number {
  let at = inside + VERSION_BYTES;
  return (size) => {
    const begin = at;
    at += size;
    if (at > next) throw new RangeError('A box is cut off.');
    if (size === 0) return 0;
    if (size === 1) return view.getUint8(begin);
    if (size === 2) return view.getUint16(begin);
    if (size === 4) return view.getUint32(begin);
    if (size === 8) return Number(view.getBigUint64(begin));
    throw new RangeError(`No number has ${size} bytes.`);
  };
}

/** The ids of the items that are no picture, of the box `iinf` (ISO/IEC 14496-12, 8.11.6). */
function metadataItems(view: DataView, infos: IsoBox): ReadonlySet<number> {
  const { inside, next } = infos;
  const ids = new Set<number>();
  const countBytes = view.getUint8(inside) === 0 ? 2 : 4;
  let missing = numbersIn(view, infos)(countBytes);
  for (const entry of isoBoxes(view, inside + VERSION_BYTES + countBytes, next)) {
    const version = view.getUint8(entry.inside);
    if (entry.name !== 'infe') continue;
    missing -= 1;
    if (version < 2) throw new RangeError('Items of this version have no type.');
    const take = numbersIn(view, entry);
    const id = take(version === 2 ? 2 : 4);
    take(2);
    const type = String.fromCharCode(take(1), take(1), take(1), take(1));
    if (METADATA_ITEMS.has(type)) ids.add(id);
  }
  if (missing > 0) throw new RangeError('Items are missing.');
  return ids;
}

/** An item by the box `iloc`: from where its extents are counted, and each one's place and length there. */
interface Located {
  id: number;
  method: number;
  extents: Range[];
}

/** Every item of the box `iloc` (ISO/IEC 14496-12, 8.11.3). */
function* locatedIn(view: DataView, location: IsoBox): Generator<Located> {
  const version = view.getUint8(location.inside);
  const take = numbersIn(view, location);
  const sizes = take(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  // Else the least file could have extents without end.
  if (lengthBytes === 0) throw new RangeError('Nobody knows how long items are.');
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const idBytes = version < 2 ? 2 : 4;
  for (let items = take(idBytes); items > 0; items--) {
    const id = take(idBytes);
    const method = version === 0 ? IN_FILE : take(2) & 15;
    take(2);
    const base = take(baseBytes);
    const extents: Range[] = [];
    for (let count = take(2); count > 0; count--) {
      take(indexBytes);
      const from = base + take(offsetBytes);
      extents.push([from, from + take(lengthBytes)]);
    }
    yield { id, method, extents };
  }
}

/** Where the items with these ids lie in the file. */
function* extentsOf(
  view: DataView,
  ids: ReadonlySet<number>,
  location: IsoBox,
  data?: IsoBox,
): Generator<Range> {
  for (const { id, method, extents } of locatedIn(view, location)) {
    if (!ids.has(id)) continue;
    const origin = method === IN_FILE ? 0 : method === IN_BOX ? data?.inside : undefined;
    if (origin === undefined) throw new RangeError('Nobody knows where an item lies.');
    for (const [from, to] of extents) {
      if (from === to) throw new RangeError('Nobody knows how long an item is.');
      yield [origin + from, origin + to];
    }
  }
}

/** Where metadata lies in a box `meta`. */
function* inMeta(view: DataView, { inside, next }: IsoBox): Generator<Range> {
  const boxes = new Map<string, IsoBox>();
  for (const box of isoBoxes(view, inside + VERSION_BYTES, next)) {
    if (METADATA_BOXES.has(box.name)) yield [box.inside, box.next];
    boxes.set(box.name, box);
  }
  const [infos, locations] = [boxes.get('iinf'), boxes.get('iloc')];
  const ids = infos && metadataItems(view, infos);
  if (!ids || ids.size === 0) return;
  if (!locations) throw new RangeError('Nobody knows where the items lie.');
  yield* extentsOf(view, ids, locations, boxes.get('idat'));
}

/** Where metadata lies in the boxes between two places. */
function* metadataBetween(view: DataView, from: number, end: number, depth = 0): Generator<Range> {
  for (const box of isoBoxes(view, from, end)) {
    const { name, inside, next } = box;
    if (METADATA_BOXES.has(name)) yield [inside, next];
    else if (name === 'meta') yield* inMeta(view, box);
    else if (name === HOLDS[depth]) yield* metadataBetween(view, inside, next, depth + 1);
  }
}

/** The whole AVIF, zeros in place of its metadata: its parts are found by where they lie. */
export const keepAvif: KeepShown = (bytes, kept) => {
  kept.add(bytes);
  const copy = kept.bytes;
  let left = bytes.length;
  for (const [from, to] of metadataBetween(viewOf(bytes), 0, bytes.length)) {
    left -= to - from;
    // Parts that lie on each other could be written over without end.
    if (left < 0) throw new RangeError('Metadata is longer than its file.');
    copy.fill(0, from, to);
  }
  return textAt(bytes, 4, 4) === 'ftyp';
};
