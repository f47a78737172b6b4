import type { QuotaAct } from '@thriftline/domain/quotas';
import { FirebaseError } from 'firebase/app';
import { documentOf } from '@/lib/converters.ts';
import { readFromServer } from '@/lib/live/read-from-server.ts';
import { usedUp } from '@/lib/quota/used-up.ts';
import type { Act, ActKind } from './act.ts';
import { type Circumstances, obstacleTo, refusalOf } from './act-words.ts';

/** Longest the reason of a refusal is looked for, in milliseconds: the refusal itself is told in any case. */
const LOOK_MS = 6_000;

async function circumstancesOf(act: Act): Promise<Circumstances> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const now = Date.now();
  try {
    const product = await readFromServer(documentOf('products', act.subject.productId), signal);
    return { product: product.data() ?? null, account: true, now };
  } catch (error) {
    // Every account may read products: who may not has none any more.
    const account = !(error instanceof FirebaseError && error.code === 'permission-denied');
    return { product: undefined, account, now };
  }
}

/** What each act counts as. */
const COUNTED: Partial<Record<ActKind, QuotaAct>> = {
  book: 'bookings',
  wish: 'wishes',
  addProduct: 'products',
  advertise: 'advertisements',
};

/** Why the server refused the act, in a sentence for whoever did it. */
export async function explainRefusal(act: Act): Promise<string> {
  const circumstances = await circumstancesOf(act);
  const counted = COUNTED[act.kind];
  const mayBeUsedUp = circumstances.product !== undefined && obstacleTo(act, circumstances) === undefined;
  if (counted === undefined || !mayBeUsedUp) return refusalOf(act, circumstances);
  return refusalOf(act, { ...circumstances, usedUp: await usedUp(counted, act.uid) });
}
