import { sendSellerNews } from '../follows/send-seller-news.ts';
import { deliverDue } from '../notifications/deliver-due.ts';
import { notifyOnLapsedOffers } from '../notifications/events/notify-on-lapsed-offers.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Tells of offers that have run out and of new items of sellers, and sends what had to wait or could not be sent before. */
export const sendDue: ScheduledWork = async ({ until }) => {
  const now = Date.now();
  // None keeps another from its work; what failed is in the log, and the next run does it.
  const ends = await Promise.allSettled([
    notifyOnLapsedOffers(now, until),
    sendSellerNews(now, until),
    deliverDue(until),
  ]);
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, failures.join('\n'));
};
