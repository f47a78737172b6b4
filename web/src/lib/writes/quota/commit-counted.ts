import { quotaRefusal } from '@thriftline/domain/accounts/quota-refusal';
import { countChange, isCounted, placeChange, type QuotaAct } from '@thriftline/domain/accounts/quotas';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { FirebaseError } from 'firebase/app';
import { doc, increment, serverTimestamp, type WriteBatch, writeBatch } from 'firebase/firestore';
import { getCurrentUser } from '../../account/current-user.ts';
import { serverNow } from '../../clock/server-clock.ts';
import { isOnline } from '../../connection/connection.ts';
import { firestore } from '../../firebase/firestore.ts';
import { type PendingWrite, pendingWrite } from '../pending-write.ts';
import { type Choice, chooseCount, myStanding } from './choose-count.ts';
import { knownQuota, type Look } from './known-quota.ts';

/** A creation to be counted. */
export interface Creation {
  act: QuotaAct;
  /** What it counts as besides. */
  also?: QuotaAct | undefined;
  uid: string;
  /** Whether what it is about is another's: an admin's acts for the shop are not counted. */
  ofAnother?: boolean | undefined;
  /** What the count names: the id of the created document, or what tells it from all others where its id alone does not. */
  id: string;
  /** Whether it is wanted still, asked before a second try. */
  isWanted?: (() => Promise<boolean>) | undefined;
}

type Counted = Exclude<Choice, { kind: 'full' }>;
/** How a creation is counted as each act; nothing for one that is not counted. */
type Choices = readonly (readonly [QuotaAct, Counted])[];

/** Throws `too-many-requests` where nothing more can be created now, as far as is known. */
async function choose({ act, also, uid, ofAnother }: Omit<Creation, 'id'>, look: Look): Promise<Choices> {
  const { role } = getCurrentUser();
  const acts = [act, also].filter(
    (one) => one !== undefined && isCounted(one, role, { ofAnother }),
  ) as QuotaAct[];
  const choices: [QuotaAct, Counted][] = [];
  for (const one of acts) {
    const choice = await chooseCount(one, await knownQuota(uid, look), look);
    if (choice.kind === 'full') {
      const refusal = quotaRefusal({ act: one, standing: myStanding(), until: choice.until }, serverNow());
      throw new AppError('too-many-requests', refusal);
    }
    choices.push([one, choice]);
  }
  return choices;
}

function changeOf(choice: Counted, id: string): object {
  const now = serverTimestamp();
  if (choice.kind === 'place') return placeChange(choice.place, id, { now });
  return countChange(choice.kind, id, { now, oneMore: increment(1) });
}

/**
 * Throws `too-many-requests` where nothing more of the act can be created now: with when it goes on, or what to do. What
 * this device does not know to be used up may be tried.
 */
export async function requireShare(creation: Omit<Creation, 'id'>): Promise<void> {
  try {
    await choose(creation, 'either');
  } catch (error) {
    if (!isOnline()) throw error;
    // Another device, or the server's own work, may have made room since this one looked.
    await choose(creation, 'server');
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: the next looks at the quota when this one's change is in it. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}

interface Sending extends PendingWrite {
  choices: Choices;
}

function send(creation: Creation, choices: Choices, fill: (batch: WriteBatch) => void): Sending {
  const batch = writeBatch(firestore);
  fill(batch);
  const quota = doc(firestore, COLLECTIONS.quotas, creation.uid);
  const counts = choices.map(([act, choice]) => [act, changeOf(choice, creation.id)]);
  if (counts.length > 0) batch.set(quota, Object.fromEntries(counts), { merge: true });
  return { choices, ...pendingWrite(quota, batch.commit()) };
}

const isDenied = (error: unknown) => error instanceof FirebaseError && error.code === 'permission-denied';
const isSame = (one: Choices, other: Choices) => JSON.stringify(one) === JSON.stringify(other);

/** As `written` of a first try; once refused, it tries again where the server's count makes a difference. */
async function settle(creation: Creation, first: Sending, fill: (batch: WriteBatch) => void): Promise<void> {
  try {
    await first.written;
  } catch (error) {
    if (first.choices.length === 0 || !isDenied(error) || !isOnline()) throw error;
    if (creation.isWanted && !(await creation.isWanted())) throw error;
    const again = await inTurn(async () => {
      const choices = await choose(creation, 'server');
      return isSame(first.choices, choices) ? null : send(creation, choices, fill);
    });
    if (again === null) throw error;
    await again.written;
  }
}

/**
 * Writes what `fill` puts into the batch, together with its count. Settles as Firestore's own writes do: when the server
 * has it, or refuses it. Once refused, it looks at the server's count, which another device may have changed, and where
 * that makes a difference tries again.
 */
export function commitCounted(creation: Creation, fill: (batch: WriteBatch) => void): PendingWrite {
  const first = inTurn(async () => send(creation, await choose(creation, 'device'), fill));
  return {
    written: first.then((sending) => settle(creation, sending, fill)),
    kept: first.then(
      ({ kept }) => kept,
      // What was not written at all is told by `written`.
      () => undefined,
    ),
  };
}
