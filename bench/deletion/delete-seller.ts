import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL_PROJECT, REGION } from '@thriftline/domain/base/ports';
import { callablePath } from '@thriftline/domain/calls/callable-path';
import { getStorage } from 'firebase-admin/storage';
import type { Shop } from './stock.ts';

const POLL_MS = 250;

/** Nothing is done any more when nothing was done for so long. */
const QUIET_MS = 6_000;

/** What deleting a seller took. */
export interface Deletion {
  reads: number;
  writes: number;
  deletes: number;
  /** When the admin had an answer, and when all was done. */
  answeredMs: number;
  doneMs: number;
  /** What is left of the account. */
  left: string;
}

interface Usage {
  reads: number;
  writes: number;
  deletes: number;
}

async function usage({ ports }: Shop, method: 'GET' | 'DELETE' = 'GET'): Promise<Usage> {
  const response = await fetch(`http://127.0.0.1:${ports.firestore}/emulator/v1/usage`, { method });
  const text = await response.text();
  const none = { reads: 0, writes: 0, deletes: 0 };
  return method === 'GET' ? (JSON.parse(text) as { administrators: Usage }).administrators : none;
}

/** Waits until the functions have nothing more to do; gives what they did, and how long ago they ended. */
async function atRest(shop: Shop): Promise<{ used: Usage; quietMs: number }> {
  let used = await usage(shop);
  let since = performance.now();
  while (performance.now() - since < QUIET_MS) {
    await sleep(POLL_MS);
    const now = await usage(shop);
    if (JSON.stringify(now) === JSON.stringify(used)) continue;
    used = now;
    since = performance.now();
  }
  return { used, quietMs: performance.now() - since };
}

async function leftOf({ firestore }: Shop, uid: string): Promise<string> {
  const products = await firestore.collection('products').where('sellerId', '==', uid).get();
  const sold = products.docs.filter((product) => product.get('availability') === true);
  const [files] = await getStorage()
    .bucket()
    .getFiles({ prefix: `images/${uid}/` });
  return `${products.size} products (${sold.length} sold), ${files.length} photos`;
}

/** Deletes a seller as an admin does and waits until all of it is done. */
export async function deleteSeller(shop: Shop, uid: string): Promise<Deletion> {
  await atRest(shop);
  await usage(shop, 'DELETE');
  const start = performance.now();
  const answer = await fetch(
    `http://127.0.0.1:${shop.ports.functions}/${LOCAL_PROJECT}/${REGION}/${callablePath('deleteUser')}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.token}` },
      body: JSON.stringify({ data: { uid } }),
    },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`deleteUser answered ${answer.status}: ${text}`);
  const answeredMs = performance.now() - start;
  const { used, quietMs } = await atRest(shop);
  const doneMs = performance.now() - start - quietMs;
  return { ...used, answeredMs, doneMs, left: await leftOf(shop, uid) };
}
