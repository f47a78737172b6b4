import { quotaRefusal } from '@thriftline/domain/accounts/quota-refusal';
import {
  type CountedAct,
  countChange,
  nextCount,
  type PlacedAct,
  placeChange,
  placesToTry,
  type Quota,
  type QuotaAct,
  standingOf,
} from '@thriftline/domain/accounts/quotas';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collection, documentIn, read } from '../../firestore/collection.ts';
import type { Actor } from '../actor.ts';

/** What an account has used of what it may create; the security rules hold it to the same. */
export const quotaDocument = (uid: string) => documentIn(collection<Quota>(COLLECTIONS.quotas), uid);

/** Who creates: the account as it is now, and whether the sign-in says that its address is confirmed. */
type Creator = Pick<Actor, 'uid' | 'role' | 'status' | 'confirmed'>;

const standing = ({ role, status, confirmed = false }: Creator) => standingOf({ role, status, confirmed });

function usedUp(actor: Creator, act: QuotaAct, until: number | null): AppError {
  const now = Date.now();
  return new AppError('too-many-requests', quotaRefusal({ act, standing: standing(actor), until }, now));
}

function note(transaction: Transaction, { uid }: Creator, change: object): void {
  transaction.set(quotaDocument(uid), change, { merge: true });
}

/**
 * Counts the creation of a document, in the transaction that creates it and after all that it reads. Throws
 * `too-many-requests` with when it goes on.
 */
export async function countCreation(
  transaction: Transaction,
  actor: Creator,
  act: CountedAct,
  id: string,
): Promise<void> {
  const known = (await read(quotaDocument(actor.uid), transaction))?.[act];
  const next = nextCount(act, known, standing(actor), Date.now());
  if (next.kind === 'full') throw usedUp(actor, act, next.until);
  const words = { now: FieldValue.serverTimestamp(), oneMore: FieldValue.increment(1) };
  note(transaction, actor, { [act]: countChange(next.kind, id, words) });
}

/**
 * Takes a place for a document, in the transaction that creates it and after all that it reads. `isOpen` says whether a
 * document still keeps its place. Throws `too-many-requests` when all are taken.
 */
export async function takePlace(
  transaction: Transaction,
  actor: Creator,
  { act, id, isOpen }: { act: PlacedAct; id: string; isOpen: (id: string) => Promise<boolean> },
): Promise<void> {
  const known = (await read(quotaDocument(actor.uid), transaction))?.[act];
  for (const { place, holds } of placesToTry(act, known, standing(actor))) {
    if (holds !== undefined && (await isOpen(holds))) continue;
    note(transaction, actor, { [act]: placeChange(place, id, { now: FieldValue.serverTimestamp() }) });
    return;
  }
  throw usedUp(actor, act, null);
}
