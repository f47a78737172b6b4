import { randomUUID } from 'node:crypto';
import type { Urgency } from '@thriftline/domain/notifications/email-rate-limit';
import type { NotificationKind } from '@thriftline/domain/notifications/notification-kinds';
import { isWanted } from '@thriftline/domain/notifications/notification-preferences';
import { nextTry, type Sending, sendingId } from '@thriftline/domain/notifications/sending';
import { FieldValue, type Query, type UpdateData } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { userDocument } from '../accounts/users.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { endPause, pauseEmails, takeEmailAllowance } from './email/email-rate-limit.ts';
import { preferencesOf } from './preferences.ts';
import { SENDERS } from './senders.ts';
import { Refused, TooMuch } from './sending/sender.ts';
import { LEASE_MS, sendingDocument, sendingsTo } from './sending/sendings.ts';

/** Most events that go into one e-mail; the rest goes into the next. */
const TOGETHER = 20;

/** Longest reason that is kept of what a server or a library says. */
const MOST_OF_REASON = 300;

type Claimed = [Sending, ...Sending[]];

/** Whether it has waited: for the morning, the end of quiet hours, or the next try. What comes at once comes alone. */
const hasWaited = ({ tries, dueAt, at }: Sending) => tries > 0 || dueAt > at.toMillis();

/**
 * What goes into the same letter: what else is due; or, where somebody died over an e-mail, what was in that one, so that it is the same
 * e-mail if it comes twice.
 */
function together(sending: Sending, now: number): Query<Sending> | undefined {
  const { uid, channel, worker } = sending;
  if (channel !== 'email' || !hasWaited(sending)) return undefined;
  // One worker may have the push of the same notice, too.
  const letters = sendingsTo(uid).where('channel', '==', 'email');
  if (worker !== undefined) return letters.where('worker', '==', worker).limit(TOGETHER);
  return letters.where('state', '==', 'due').where('dueAt', '<=', now).orderBy('dueAt').limit(TOGETHER);
}

/**
 * Takes a sending, with what goes into the same e-mail; undefined when it is not due, or somebody else has it. One that was written
 * down as this worker's (notify-and-send.ts) is due now, and goes alone.
 */
async function claim(id: string, worker: string): Promise<Claimed | undefined> {
  const document = sendingDocument(id);
  return firestore().runTransaction(async (transaction) => {
    const sending = await read(document, transaction);
    const now = Date.now();
    const isDue = ({ state, dueAt }: Sending) => state === 'due' && dueAt <= now;
    if (sending === undefined) return undefined;
    if (sending.worker === worker) return [sending];
    if (!isDue(sending)) return undefined;
    const query = together(sending, now);
    const found = query === undefined ? [] : (await transaction.get(query)).docs;
    const others = found
      .filter((snapshot) => snapshot.id !== id)
      .map((snapshot) => snapshot.data())
      .filter(
        (other) => isDue(other) && other.worker === sending.worker && other.channel === sending.channel,
      );
    const claimed: Claimed = [sending, ...others.slice(0, TOGETHER - 1)];
    for (const one of claimed) {
      const taken = { worker, tries: one.tries + 1, dueAt: now + LEASE_MS };
      transaction.update(sendingDocument(sendingId(one)), taken);
      Object.assign(one, taken);
    }
    return claimed;
  });
}

type Change = UpdateData<Sending>;

/** Writes down what became of sendings, but of those that somebody else has taken since, or that are gone. */
async function settle(sendings: readonly Sending[], worker: string, change: (one: Sending) => Change) {
  if (sendings.length === 0) return;
  await firestore().runTransaction(async (transaction) => {
    const documents = sendings.map((one) => sendingDocument(sendingId(one)));
    const now = await transaction.getAll(...documents);
    for (const [index, one] of sendings.entries()) {
      const snapshot = now[index];
      if (snapshot?.get('worker') === worker)
        transaction.update(snapshot.ref, { ...change(one), worker: FieldValue.delete() });
    }
  });
}

const SENT: Change = { state: 'sent', lastError: FieldValue.delete() };
const DROPPED: Change = { state: 'dropped', lastError: FieldValue.delete() };

/** What becomes of a sending that failed: the next try, or the end of it, which an admin sees. */
function failure({ tries }: Sending, error: unknown): Change {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MOST_OF_REASON);
  const dueAt = error instanceof Refused ? undefined : nextTry(tries, Date.now());
  const end = dueAt === undefined ? { state: 'failed' as const } : { dueAt };
  return { ...end, lastError };
}

/** As urgent as the most urgent of what goes into an e-mail. */
function mostUrgent(sendings: readonly Sending[]): Urgency {
  return Math.min(...sendings.map(({ urgency = 1 }) => urgency)) as Urgency;
}

/** Push services set no limits of ours. */
const EVERY_ROOM = { pauses: undefined };

/** Back to what waits, as if nobody had begun: there was no room for it. */
const putBack = ({ tries }: Sending): Change => ({ tries: tries - 1, dueAt: Date.now() });

/**
 * Sends a sending if it is due and nobody but the worker is sending it. Says when there was no room for it with who takes e-mails in: it stays due. What fails is tried again by the sweep, after pauses that grow.
 * A worker that dies between the mail server's answer and writing it down has it sent again: twice is better than never.
 */
export async function deliver(id: string, worker: string = randomUUID()): Promise<'noRoom' | undefined> {
  const claimed = await claim(id, worker);
  if (claimed === undefined) return undefined;
  const [{ uid, channel }] = claimed;
  try {
    const preferences = (await read(preferencesOf(uid))) ?? {};
    const account = await read(userDocument(uid));
    const [first, ...others] = claimed.filter(
      ({ kind }) => account !== undefined && isWanted(kind as NotificationKind, channel, preferences),
    );
    const wanted: readonly Sending[] = first === undefined ? [] : [first, ...others];
    await settle(
      claimed.filter((one) => !wanted.includes(one)),
      worker,
      () => DROPPED,
    );
    if (first === undefined) return undefined;
    const room = channel === 'email' ? await takeEmailAllowance(mostUrgent(wanted)) : EVERY_ROOM;
    if (room === undefined) {
      await settle(wanted, worker, putBack);
      return 'noRoom';
    }
    const send = await SENDERS[channel]();
    const outcome = await send([first, ...others], {
      uid,
      preferences,
      locale: account?.locale,
      language: account?.language,
    });
    await settle(wanted, worker, () => (outcome === 'sent' ? SENT : DROPPED));
    if (outcome === 'sent' && room.pauses !== undefined) await endPause();
  } catch (error) {
    logger.warn(`${id} was not sent`, error);
    await settle(claimed, worker, (one) => failure(one, error));
    if (!(error instanceof TooMuch)) return undefined;
    await pauseEmails();
    return 'noRoom';
  }
  return undefined;
}
