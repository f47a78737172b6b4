import type { QuotaAct } from '@thriftline/domain/quotas';
import { FirebaseError } from 'firebase/app';
import { documentOf } from '@/lib/converters.ts';
import { readFromServer } from '@/lib/live/read-from-server.ts';
import { usedUp } from '@/lib/quota/used-up.ts';
import { serverNow } from '@/lib/server-clock.ts';
import type { Act, ActKind } from './act.ts';
import { type Circumstances, messageRefusal, obstacleTo, obstacleToMessage, refusalOf } from './act-words.ts';

/** Longest the reason of a refusal is looked for, in milliseconds: the refusal itself is told in any case. */
const LOOK_MS = 6_000;

const isDenied = (error: unknown) => error instanceof FirebaseError && error.code === 'permission-denied';

/** Whether the account is there and not suspended, as far as the server says so in time. */
async function isOpen(uid: string, signal: AbortSignal): Promise<boolean> {
  try {
    const account = (await readFromServer(documentOf('users', uid), signal)).data();
    return account !== undefined && account.suspended !== true;
  } catch {
    return false;
  }
}

async function circumstancesOf({ uid, subject: { productId } }: Act): Promise<Circumstances> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const now = serverNow();
  if (productId === undefined) return { product: undefined, account: await isOpen(uid, signal), now };
  try {
    const product = await readFromServer(documentOf('products', productId), signal);
    return { product: product.data() ?? null, account: true, now };
  } catch (error) {
    if (!isDenied(error)) return { product: undefined, account: true, now };
    // Every account may read what is for sale: who may not has none any more, or its seller has taken it down.
    const account = await isOpen(uid, signal);
    return { product: undefined, account, takenDown: account, now };
  }
}

/** Why a message was refused: what is known of its conversation and its item says so, or else the count, or it was blocked. */
async function explainMessage(act: Act): Promise<string> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const conversationId = act.path.split('/')[1] ?? '';
  const look = <T>(read: Promise<T>) => read.catch(() => undefined);
  const [conversation, product, account] = await Promise.all([
    look(readFromServer(documentOf('conversations', conversationId), signal)),
    look(readFromServer(documentOf('products', act.subject.productId ?? ''), signal)),
    isOpen(act.uid, signal),
  ]);
  if (!account) return messageRefusal('Your account can write nothing now', act);
  const opened = conversation?.exists() ?? false;
  const used =
    (opened ? undefined : await usedUp('conversations', act.uid)) ?? (await usedUp('messages', act.uid));
  if (used !== undefined) return messageRefusal(used, act);
  const why = obstacleToMessage({
    opened,
    over: conversation?.data()?.gone !== undefined,
    product: product?.exists() === false ? null : product?.data(),
    name: act.subject.name,
  });
  return messageRefusal(why, act);
}

/** What each act counts as. */
const COUNTED: Partial<Record<ActKind, QuotaAct>> = {
  book: 'bookings',
  wish: 'wishes',
  addProduct: 'products',
  editProduct: 'edits',
  changePrice: 'edits',
  takeDown: 'edits',
  bringBack: 'edits',
  advertise: 'advertisements',
  follow: 'follows',
  saveSearch: 'savedSearches',
};

/** Why the server refused the act, in a sentence for whoever did it. */
export async function explainRefusal(act: Act): Promise<string> {
  if (act.kind === 'write') return explainMessage(act);
  const circumstances = await circumstancesOf(act);
  const counted = COUNTED[act.kind];
  const isKnown = act.subject.productId === undefined || circumstances.product !== undefined;
  const mayBeUsedUp = isKnown && obstacleTo(act, circumstances) === undefined;
  if (counted === undefined || !mayBeUsedUp) return refusalOf(act, circumstances);
  return refusalOf(act, { ...circumstances, usedUp: await usedUp(counted, act.uid) });
}
