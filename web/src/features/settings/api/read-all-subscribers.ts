import type { Subscriber } from '@thriftline/domain/settings/subscriber';
import { orderBy, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { readAllPages } from '@/lib/firebase/read-all-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** Every address that was given for e-mails and confirmed, newest first, page by page from the server. For admins. */
export async function readAllSubscribers(): Promise<Stored<Subscriber>[]> {
  const all = await readAllPages(query(collectionOf('subscribers'), orderBy('confirmedAt', 'desc')));
  return all.map((document) => document.data());
}
