import type { Category } from '@thriftline/domain/catalogue/categories/category';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Stored } from '../../firestore/collection.ts';
import {
  encodeCursor,
  type OrderPosition,
  type Page,
  type PageRequest,
  type TimePosition,
} from '../../firestore/page.ts';
import { categories } from '../categories.ts';

type Found = QueryDocumentSnapshot<Category>;

/** How many are read at a time where those without a place are rare. */
const PIECE = 100;

const inOrder = () => categories().orderBy('order').orderBy(FieldPath.documentId());
const newestFirst = () => categories().orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');

async function readPlaced(after: OrderPosition | undefined, count: number): Promise<Found[]> {
  const query = after ? inOrder().startAfter(after.order, after.id) : inOrder();
  return (await query.limit(count).get()).docs;
}

/** Those without a place. Firestore cannot ask for a field that is missing: the others are read, too, and left out. */
async function readOthers(after: TimePosition | undefined, count: number, first: number): Promise<Found[]> {
  const others: Found[] = [];
  let query: Query<Category> = after ? newestFirst().startAfter(after.createdAt, after.id) : newestFirst();
  for (let size = first; others.length < count; size = PIECE) {
    const { docs } = await query.limit(size).get();
    others.push(...docs.filter((snapshot) => snapshot.get('order') === undefined));
    const last = docs.at(-1);
    if (last === undefined || docs.length < size) break;
    query = newestFirst().startAfter(last);
  }
  return others.slice(0, count);
}

function cursorAfter(snapshot: Found): string {
  const { id } = snapshot;
  const order: number | undefined = snapshot.get('order');
  return encodeCursor(order === undefined ? { createdAt: snapshot.get('createdAt'), id } : { order, id });
}

/** The categories: those that admins put in an order, then the others, newest first; for everybody. */
export async function listCategories({ limit, after }: PageRequest): Promise<Page<Stored<Category>>> {
  // One more than is asked for tells whether there is another page.
  const wanted = limit + 1;
  const afterOther = after && 'createdAt' in after ? after : undefined;
  const afterPlaced = after && 'order' in after ? after : undefined;
  const found = afterOther ? [] : await readPlaced(afterPlaced, wanted);
  if (found.length < wanted) found.push(...(await readOthers(afterOther, wanted - found.length, wanted)));
  const items = found.slice(0, limit).map((snapshot) => ({ id: snapshot.id, data: snapshot.data() }));
  const last = found.length > limit ? found[limit - 1] : undefined;
  return { items, ...(last ? { nextCursor: cursorAfter(last) } : {}) };
}
