import type { ProductRow } from '@thriftline/domain/import/product-rows';
import { documentId, getDoc, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { collectionOf, contactOf } from '@/lib/firebase/converters.ts';
import { MAX_IN } from '@/lib/live/where-in.ts';
import { draftsOf } from '@/outbox/drafts/drafts.ts';
import { importId, laterIds } from '../import/import-id.ts';
import { type Known, type PlannedRow, planRow } from '../import/import-plan.ts';

/** Those of the seller's own products that are there, with their contacts. One read each, and one for each contact. */
async function listedAmong(uid: string, ids: readonly string[]): Promise<Map<string, Known['product']>> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IN) }, (_, index) =>
    ids.slice(index * MAX_IN, (index + 1) * MAX_IN),
  );
  const found = await Promise.all(
    chunks.map((chunk) =>
      getDocsFromServer(
        query(
          collectionOf('products'),
          where('sellerId', '==', uid),
          where(documentId(), 'in', chunk),
          limit(MAX_IN),
        ),
      ),
    ),
  );
  const products = found.flatMap(({ docs }) => docs.map((document) => document.data()));
  const withContacts = products.map(async (data) => {
    const contact = (await getDoc(contactOf(data._id))).data();
    return [data._id, { data, contact }] as const;
  });
  return new Map(await Promise.all(withContacts));
}

/** The same for the rows of these ids, by them: one that was deleted and listed again has a later id. */
async function listedByRow(uid: string, ids: readonly string[]): Promise<Map<string, Known['product']>> {
  const listed = await listedAmong(uid, ids);
  const missing = ids.filter((id) => !listed.has(id));
  const later = await Promise.all(missing.map(async (id) => ({ id, after: await laterIds(id) })));
  const again = await listedAmong(
    uid,
    later.flatMap(({ after }) => after),
  );
  for (const { id, after } of later) {
    const found = after.find((one) => again.has(one));
    if (found !== undefined) listed.set(id, again.get(found));
  }
  return listed;
}

/** What importing the rows comes to, after what the seller has of them: on this device and in the shop. */
export async function planImport(uid: string, rows: readonly ProductRow[]): Promise<PlannedRow[]> {
  const ids = await Promise.all(rows.map(({ key }) => importId(uid, key)));
  const valid = ids.filter((_id, index) => rows[index]?.faults.length === 0);
  const [listed, drafts] = await Promise.all([listedByRow(uid, valid), draftsOf(uid)]);
  const now = serverNow();
  return rows.map((row, index) => {
    const id = ids[index] ?? '';
    const draft = drafts.find((one) => one.id === id);
    return planRow(row, id, { product: listed.get(id), draft }, now);
  });
}
