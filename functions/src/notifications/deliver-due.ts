import type { Sending } from '@thriftline/domain/notifications/sending';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { inParallel } from '../firestore/in-parallel.ts';
import { duePages } from '../jobs/due.ts';
import { deliver } from './deliver.ts';
import { sendings } from './sending/sendings.ts';

/** Deliveries that are looked up at once, and sent at the same time. */
const STEP = 50;
const AT_A_TIME = 5;

const due = (of: Query<Sending> = sendings()) =>
  of.where('state', '==', 'due').where('dueAt', '<=', Date.now()).orderBy('dueAt');

type Found = Pick<Sending, 'channel' | 'urgency'> & { id: string };

/** How long it sends, and what of that could not even be begun. */
interface Run {
  until: number;
  failures: unknown[];
}

const foundIn = (docs: readonly QueryDocumentSnapshot<Sending>[]): Found[] =>
  docs.map((snapshot) => ({ ...snapshot.data(), id: snapshot.id }));

/** Sends some, the most urgent first; says whether there was room for all. Once there was none for an e-mail, none is begun any more. */
async function sendAll(found: readonly Found[], { until, failures }: Run): Promise<boolean> {
  let isFull = false;
  const sorted = found.toSorted((a, b) => (a.urgency ?? 1) - (b.urgency ?? 1));
  await inParallel(sorted, AT_A_TIME, async ({ id, channel }) => {
    if (Date.now() >= until || (isFull && channel === 'email')) return;
    try {
      if ((await deliver(id)) === 'noRoom') isFull = true;
    } catch (error) {
      // It stays due, and keeps no other from being sent.
      logger.error(`The sending ${id} could not be begun`, error);
      failures.push(error);
    }
  });
  return !isFull;
}

/** Sends what is due of a kind, step by step. Says whether there was room for all of it. */
async function sendEach(of: Query<Sending>, run: Run): Promise<boolean> {
  for await (const docs of duePages(due(of), { page: STEP, until: run.until })) {
    if (!(await sendAll(foundIn(docs), run))) return false;
  }
  return true;
}

/** Sends e-mails, those of each urgency before the others, until there is no room for any: there is less for what is less urgent. */
async function sendEmails(run: Run): Promise<void> {
  for (const urgency of [0, 1, 2]) {
    if (!(await sendEach(sendings().where('urgency', '==', urgency), run))) return;
  }
}

async function sendDue(run: Run): Promise<void> {
  const found = foundIn((await due().limit(STEP).get()).docs);
  if (found.length < STEP) {
    await sendAll(found, run);
    return;
  }
  await Promise.all([
    sendEach(sendings().where('channel', '==', 'push'), run),
    sendEmails(run),
    // E-mails from before there were urgencies.
    sendAll(
      found.filter(({ channel, urgency }) => channel === 'email' && urgency === undefined),
      run,
    ),
  ]);
  if (Date.now() >= run.until) logger.warn('More is due to be sent than one run sends.');
}

/**
 * Sends what is due and was not sent when it was written: it had to wait, or failed, or whoever sent it died. What is due longest
 * comes first, of e-mails the most urgent, until the time is over (milliseconds since 1970). Throws at the end when one could not be begun.
 */
export async function deliverDue(until: number): Promise<void> {
  const run: Run = { until, failures: [] };
  await sendDue(run);
  if (run.failures.length > 0) throw new AggregateError(run.failures, run.failures.join('\n'));
}
