import { MAX_LISTED } from '@thriftline/domain/base/collections';
import {
  getDocsFromServer,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';

/** Every document of a query, in its order, which it has to name: straight from the server, page by page. */
export async function readAllPages<T>(all: Query<T>): Promise<QueryDocumentSnapshot<T>[]> {
  const page = query(all, limit(MAX_LISTED));
  const found: QueryDocumentSnapshot<T>[] = [];
  for (;;) {
    const last = found.at(-1);
    const { docs } = await getDocsFromServer(last === undefined ? page : query(page, startAfter(last)));
    found.push(...docs);
    if (docs.length < MAX_LISTED) return found;
  }
}
