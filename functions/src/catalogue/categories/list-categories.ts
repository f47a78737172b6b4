import type { Category } from '@thriftline/domain/catalogue/categories/category';
import {
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import type { Stored } from '../../firestore/collection.ts';
import {
  encodeCursor,
  type OrderPosition,
  type Page,
  type PageRequest,
  type TimePosition,
} from '../../firestore/page.ts';
import { firestore } from '../../platform/firebase.ts';
import { categories, categoryDocument } from '../categories.ts';
import { type CategoryUse, categoryUse } from './category-use.ts';

type Found = QueryDocumentSnapshot<Category>;

/** How many are read at a time where those without a place are rare. */
const PIECE = 100;

/** Positions from here on are among those by use; the places that admins give are fewer. */
const BY_USE = 1_000_000;

const NO_IDS: ReadonlySet<string> = new Set();

const inOrder = () => categories().orderBy('order').orderBy(FieldPath.documentId());
const newestFirst = () => categories().orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');

const hasPlace = (snapshot: DocumentSnapshot<Category>) => snapshot.get('order') !== undefined;

async function readPlaced(after: OrderPosition | undefined, count: number): Promise<Found[]> {
  const query = after ? inOrder().startAfter(after.order, after.id) : inOrder();
  return (await query.limit(count).get()).docs;
}

/** Newest first, of a part of all. Firestore cannot ask for a field that is missing: others are read, too, and left out. */
async function readNewest(
  part: Query<Category>,
  { count, first, without }: { count: number; first: number; without: ReadonlySet<string> },
): Promise<Found[]> {
  const found: Found[] = [];
  let query = part;
  for (let size = first; found.length < count; size = PIECE) {
    const { docs } = await query.limit(size).get();
    found.push(...docs.filter((snapshot) => !hasPlace(snapshot) && !without.has(snapshot.id)));
    const last = docs.at(-1);
    if (last === undefined || docs.length < size) break;
    query = part.startAfter(last);
  }
  return found.slice(0, count);
}

/** By use, from an index of the list on: what is there still, and was when it was counted. */
async function readUsed({ ids, countedAt }: CategoryUse, from: number, count: number): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = from; found.length < count && at < ids.length; at += count) {
    const some = ids.slice(at, at + count).map(categoryDocument);
    const snapshots: readonly DocumentSnapshot[] = await firestore().getAll(...some);
    const isListed = (one: DocumentSnapshot): one is Found =>
      one.exists && one.get('order') === undefined && one.get('createdAt') <= countedAt;
    found.push(...snapshots.filter(isListed));
  }
  return found.slice(0, count);
}

function cursorAfter(snapshot: Found, use: CategoryUse | undefined): string {
  const { id } = snapshot;
  const order: number | undefined = snapshot.get('order');
  if (order !== undefined) return encodeCursor({ order, id });
  const createdAt: Timestamp = snapshot.get('createdAt');
  const index = use === undefined || createdAt > use.countedAt ? -1 : use.ids.indexOf(id);
  return encodeCursor(index < 0 ? { createdAt, id } : { order: BY_USE + index, id });
}

/** Reads so many at most of one part of the list. */
type Part = (count: number) => Promise<Found[]>;

/** The parts of the list that come after a position. */
function partsAfter(
  after: TimePosition | OrderPosition | undefined,
  use: CategoryUse | undefined,
  first: number,
): Part[] {
  const time = after && 'createdAt' in after ? after : undefined;
  const order = after && 'order' in after ? after : undefined;
  const newest = (part: Query<Category>, from?: TimePosition, without = NO_IDS): Part => {
    const begun = from ? part.startAfter(from.createdAt, from.id) : part;
    return (count) => readNewest(begun, { count, first, without });
  };
  if (use === undefined) {
    const others = newest(newestFirst(), time);
    return time ? [others] : [(count) => readPlaced(order, count), others];
  }
  const rest = (from?: TimePosition) =>
    newest(from ? newestFirst() : newestFirst().startAt(use.countedAt), from, new Set(use.ids));
  const used =
    (from: number): Part =>
    (count) =>
      readUsed(use, from, count);
  const added = (from?: TimePosition) => newest(newestFirst().endBefore(use.countedAt), from);
  if (time && time.createdAt <= use.countedAt) return [rest(time)];
  if (time) return [added(time), used(0), rest()];
  if (order && order.order >= BY_USE) return [used(order.order - BY_USE + 1), rest()];
  return [(count) => readPlaced(order, count), added(), used(0), rest()];
}

/**
 * The categories, for everybody: those that admins put in an order, those added since the use was last counted, newest first, those
 * that have items, the most first, and then the others, newest first.
 */
export async function listCategories({ limit, after }: PageRequest): Promise<Page<Stored<Category>>> {
  // One more than is asked for tells whether there is another page.
  const wanted = limit + 1;
  const use = await categoryUse();
  const found: Found[] = [];
  for (const read of partsAfter(after, use, wanted)) {
    if (found.length < wanted) found.push(...(await read(wanted - found.length)));
  }
  const items = found.slice(0, limit).map((snapshot) => ({ id: snapshot.id, data: snapshot.data() }));
  const last = found.length > limit ? found[limit - 1] : undefined;
  return { items, ...(last ? { nextCursor: cursorAfter(last, use) } : {}) };
}
