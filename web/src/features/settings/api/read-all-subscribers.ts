import { MAX_LISTED } from '@thriftline/domain/base/collections';
import type { Subscriber } from '@thriftline/domain/settings/subscriber';
import {
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** Every address that was given for e-mails and confirmed, newest first, page by page from the server. For admins. */
export async function readAllSubscribers(): Promise<Stored<Subscriber>[]> {
  const found: QueryDocumentSnapshot<Stored<Subscriber>>[] = [];
  const all = query(collectionOf('subscribers'), orderBy('confirmedAt', 'desc'), limit(MAX_LISTED));
  for (;;) {
    const last = found.at(-1);
    const { docs } = await getDocsFromServer(last === undefined ? all : query(all, startAfter(last)));
    found.push(...docs);
    if (docs.length < MAX_LISTED) return found.map((document) => document.data());
  }
}
