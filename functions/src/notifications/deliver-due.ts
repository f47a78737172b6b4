import * as logger from 'firebase-functions/logger';
import { inParallel } from '../firestore/in-parallel.ts';
import { deliver } from './deliver.ts';
import { deliveries } from './sending/deliveries.ts';

/** Deliveries that are looked up at once, and sent at the same time. */
const STEP = 50;
const AT_A_TIME = 5;

/**
 * Sends what is due and was not sent when it was written: it had to wait, or failed, or whoever sent it died. What is due longest
 * comes first, until the time is over (milliseconds since 1970).
 */
export async function deliverDue(until: number): Promise<void> {
  let found: number;
  do {
    const { docs } = await deliveries()
      .where('state', '==', 'due')
      .where('dueAt', '<=', Date.now())
      .orderBy('dueAt')
      .limit(STEP)
      .get();
    found = docs.length;
    await inParallel(docs, AT_A_TIME, async ({ id }) => {
      if (Date.now() < until) await deliver(id);
    });
  } while (found === STEP && Date.now() < until);
  if (found === STEP) logger.warn('More is due to be sent than one run sends.');
}
