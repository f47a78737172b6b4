import type { QuotaAct } from '@thriftline/domain/accounts/quotas';
import { FirebaseError } from 'firebase/app';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { documentOf } from '@/lib/firebase/converters.ts';
import { readFromServer } from '@/lib/live/read-from-server.ts';
import { usedUp } from '@/lib/writes/quota/used-up.ts';
import type { Mutation, MutationKind } from '../journal/mutation.ts';
import {
  type AccountState,
  type Circumstances,
  messageRefusal,
  obstacleTo,
  obstacleToMessage,
  refusalOf,
} from './mutation-texts.ts';

/** Longest the reason of a refusal is looked for, in milliseconds: the refusal itself is told in any case. */
const LOOK_MS = 6_000;

const isDenied = (error: unknown) => error instanceof FirebaseError && error.code === 'permission-denied';

/** How the account stands, as far as the server says so in time. */
async function stateOf(uid: string, signal: AbortSignal): Promise<AccountState> {
  try {
    const account = (await readFromServer(documentOf('users', uid), signal)).data();
    if (account === undefined) return 'gone';
    return account.suspended === true ? 'suspended' : 'open';
  } catch (error) {
    console.warn('Nobody says how the account stands', error);
    return 'unknown';
  }
}

async function circumstancesOf({ uid, subject: { productId } }: Mutation): Promise<Circumstances> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const now = serverNow();
  if (productId === undefined) return { product: undefined, account: await stateOf(uid, signal), now };
  try {
    const product = await readFromServer(documentOf('products', productId), signal);
    return { product: product.data() ?? null, account: 'open', now };
  } catch (error) {
    if (!isDenied(error)) return { product: undefined, account: 'unknown', now };
    // Every account may read what is for sale: who may not has none any more, or its seller has taken it down.
    const account = await stateOf(uid, signal);
    return { product: undefined, account, takenDown: account === 'open', now };
  }
}

/** Why a message was refused: what is known of its conversation and its item says so, or else the count, or it was blocked. */
async function explainMessage(mutation: Mutation): Promise<string> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const conversationId = mutation.path.split('/')[1] ?? '';
  const look = <T>(read: Promise<T>) => read.catch(() => undefined);
  const [conversation, product, account] = await Promise.all([
    look(readFromServer(documentOf('conversations', conversationId), signal)),
    look(readFromServer(documentOf('products', mutation.subject.productId ?? ''), signal)),
    stateOf(mutation.uid, signal),
  ]);
  const shutOut = account === 'suspended' || account === 'gone';
  const opened = conversation?.exists() ?? false;
  const used = async () =>
    (opened ? undefined : await usedUp('conversations', mutation.uid)) ??
    (await usedUp('messages', mutation.uid));
  const isUsedUp = shutOut ? undefined : await used();
  if (isUsedUp !== undefined) return messageRefusal(isUsedUp, mutation);
  const why = obstacleToMessage({
    account,
    opened,
    over: conversation?.data()?.gone !== undefined,
    product: product?.exists() === false ? null : product?.data(),
    name: mutation.subject.name,
  });
  return messageRefusal(why, mutation);
}

/** What each mutation counts as. */
const COUNTED: Partial<Record<MutationKind, QuotaAct>> = {
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

async function explain(mutation: Mutation): Promise<string> {
  if (mutation.kind === 'write') return explainMessage(mutation);
  const circumstances = await circumstancesOf(mutation);
  const counted = COUNTED[mutation.kind];
  const isKnown = mutation.subject.productId === undefined || circumstances.product !== undefined;
  const mayBeUsedUp = isKnown && obstacleTo(mutation, circumstances) === undefined;
  if (counted === undefined || !mayBeUsedUp) return refusalOf(mutation, circumstances);
  return refusalOf(mutation, { ...circumstances, usedUp: await usedUp(counted, mutation.uid) });
}

/** Why the server refused the mutation, in a sentence for whoever did it; that it did, where the reason cannot be found. Never throws. */
export async function explainRefusal(mutation: Mutation): Promise<string> {
  try {
    return await explain(mutation);
  } catch (error) {
    console.warn('The reason of a refusal cannot be found', mutation.path, error);
    return refusalOf(mutation, { product: undefined, account: 'unknown', now: serverNow() });
  }
}
