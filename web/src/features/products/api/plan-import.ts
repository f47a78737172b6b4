import type { ProductRow } from '@thriftline/domain/import/product-rows';
import { documentId, getDoc, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { collectionOf, contactOf } from '@/lib/firebase/converters.ts';
import { MAX_IN } from '@/lib/live/where-in.ts';
import { draftsOf } from '@/outbox/drafts/drafts.ts';
import { type Known, type PlannedRow, planRow } from '../import/import-plan.ts';

/** The id of a seller's product, and of its draft, by the key that a file gives it: the same each time. */
export async function importId(uid: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${uid}\n${key}`));
  return Array.from(new Uint8Array(digest).slice(0, 20), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

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

/** What importing the rows comes to, after what the seller has of them: on this device and in the shop. */
export async function planImport(uid: string, rows: readonly ProductRow[]): Promise<PlannedRow[]> {
  const ids = await Promise.all(rows.map(({ key }) => importId(uid, key)));
  const valid = ids.filter((_id, index) => rows[index]?.faults.length === 0);
  const [listed, drafts] = await Promise.all([listedAmong(uid, valid), draftsOf(uid)]);
  const now = serverNow();
  return rows.map((row, index) => {
    const id = ids[index] ?? '';
    const draft = drafts.find((one) => one.id === id);
    return planRow(row, id, { product: listed.get(id), draft }, now);
  });
}
