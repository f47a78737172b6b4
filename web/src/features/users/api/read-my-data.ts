import type { Role } from '@thriftline/domain/accounts/roles';
import {
  collection,
  documentId,
  getDocFromServer,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { contactOf, documentOf } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { readAllPages } from '@/lib/firebase/read-all-pages.ts';
import { type OwnDocuments, ownDocuments } from '../own-documents.ts';
import { plainData } from '../plain-data.ts';
import { readMyRecords } from './read-my-records.ts';

/** A document as it is handed out: its fields and its id. */
type Entry = Record<string, unknown>;

const entryOf = (snapshot: QueryDocumentSnapshot): Entry => ({
  _id: snapshot.id,
  ...(plainData(snapshot.data()) as Entry),
});

/** All documents of a collection that name the account in the field, page by page. */
async function readOwn(uid: string, { name, field, isList }: OwnDocuments): Promise<Entry[]> {
  const own = query(
    collection(firestore, name),
    where(field, isList ? 'array-contains' : '==', uid),
    orderBy(documentId()),
  );
  return (await readAllPages(own)).map(entryOf);
}

/** A product with what only some may read of it. */
async function withContact(product: Entry): Promise<Entry> {
  const contact = await getDocFromServer(contactOf(String(product._id)));
  return { ...product, contact: plainData(contact.data() ?? null) };
}

/**
 * Everything the shop keeps of an account (domain/src/privacy/deleted-and-kept-data.ts), by what it is: straight from the server, under the
 * names it is stored by; what the account may not read itself a function gives. Pictures are named by their addresses.
 */
export async function readMyData({
  uid,
  role,
}: {
  uid: string;
  role: Role;
}): Promise<Record<string, unknown>> {
  const account = await getDocFromServer(documentOf('users', uid));
  const data: Record<string, unknown> = { account: plainData(account.data() ?? null) };
  for (const own of ownDocuments(role)) {
    const entries = await readOwn(uid, own);
    data[own.title] = own.name === 'products' ? await Promise.all(entries.map(withContact)) : entries;
  }
  const quota = await getDocFromServer(documentOf('quotas', uid));
  data.quotas = plainData(quota.data() ?? null);
  const sellerAccount = await getDocFromServer(documentOf('sellerAccounts', uid));
  data.sellerAccount = plainData(sellerAccount.data() ?? null);
  return { ...data, ...(await readMyRecords()) };
}
