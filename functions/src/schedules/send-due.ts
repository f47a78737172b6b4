import { onSchedule } from 'firebase-functions/scheduler';
import { sendSellerNews } from '../follows/send-seller-news.ts';
import { deliverDue } from '../notifications/deliver-due.ts';
import { tellOfLapsedOffers } from '../notifications/tell-of-lapsed-offers.ts';
import { DELIVERY_SECRETS } from '../platform/config.ts';

const TIMEOUT_SECONDS = 300;

/** Every five minutes: tells of offers that have run out and of new items of sellers, and sends what had to wait or could not be sent before. */
export const sendDue = onSchedule(
  {
    schedule: 'every 5 minutes',
    secrets: DELIVERY_SECRETS,
    timeoutSeconds: TIMEOUT_SECONDS,
    maxInstances: 1,
  },
  async () => {
    const now = Date.now();
    const until = now + (TIMEOUT_SECONDS / 2) * 1000;
    // None keeps another from its work; what failed is in the log, and the next run does it.
    const ends = await Promise.allSettled([
      tellOfLapsedOffers(now),
      sendSellerNews(now, until),
      deliverDue(until),
    ]);
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, failures.join('\n'));
  },
);
