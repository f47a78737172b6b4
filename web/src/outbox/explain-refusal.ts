import { FirebaseError } from 'firebase/app';
import { documentOf } from '@/lib/converters.ts';
import { readFromServer } from '@/lib/live/read-from-server.ts';
import type { Act } from './act.ts';
import { type Circumstances, refusalOf } from './act-words.ts';

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

/** Why the server refused the act, in a sentence for whoever did it. */
export async function explainRefusal(act: Act): Promise<string> {
  return refusalOf(act, await circumstancesOf(act));
}
