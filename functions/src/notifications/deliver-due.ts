import type { Delivery } from '@thriftline/domain/notifications/delivery';
import type { Query } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { inParallel } from '../firestore/in-parallel.ts';
import { deliver } from './deliver.ts';
import { deliveries } from './sending/deliveries.ts';

/** Deliveries that are looked up at once, and sent at the same time. */
const STEP = 50;
const AT_A_TIME = 5;

const due = (of: Query<Delivery> = deliveries()) =>
  of.where('state', '==', 'due').where('dueAt', '<=', Date.now()).orderBy('dueAt').limit(STEP);

type Found = Pick<Delivery, 'channel' | 'urgency'> & { id: string };

async function look(query: Query<Delivery>): Promise<Found[]> {
  const { docs } = await query.get();
  return docs.map((snapshot) => ({ ...snapshot.data(), id: snapshot.id }));
}

/** Sends some, the most urgent first; says whether there was room for all. Once there was none for a letter, none is begun any more. */
async function sendAll(found: readonly Found[], until: number): Promise<boolean> {
  let isFull = false;
  const sorted = found.toSorted((a, b) => (a.urgency ?? 1) - (b.urgency ?? 1));
  await inParallel(sorted, AT_A_TIME, async ({ id, channel }) => {
    if (Date.now() >= until || (isFull && channel === 'email')) return;
    if ((await deliver(id)) === 'noRoom') isFull = true;
  });
  return !isFull;
}

/** Sends what is due of a kind, step by step. Says whether there was room for all of it. */
async function sendEach(of: Query<Delivery>, until: number): Promise<boolean> {
  for (;;) {
    const found = await look(due(of));
    if (!(await sendAll(found, until))) return false;
    if (found.length < STEP || Date.now() >= until) return true;
  }
}

/** Sends letters, those of each urgency before the others, until there is no room for any: there is less for what is less urgent. */
async function sendLetters(until: number): Promise<void> {
  for (const urgency of [0, 1, 2]) {
    if (!(await sendEach(deliveries().where('urgency', '==', urgency), until))) return;
  }
}

/**
 * Sends what is due and was not sent when it was written: it had to wait, or failed, or whoever sent it died. What is due longest
 * comes first, of letters the most urgent, until the time is over (milliseconds since 1970).
 */
export async function deliverDue(until: number): Promise<void> {
  const found = await look(due());
  if (found.length < STEP) {
    await sendAll(found, until);
    return;
  }
  await Promise.all([
    sendEach(deliveries().where('channel', '==', 'push'), until),
    sendLetters(until),
    // Letters from before there were urgencies.
    sendAll(
      found.filter(({ channel, urgency }) => channel === 'email' && urgency === undefined),
      until,
    ),
  ]);
  if (Date.now() >= until) logger.warn('More is due to be sent than one run sends.');
}
