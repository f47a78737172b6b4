import { onSchedule } from 'firebase-functions/scheduler';
import { sendSearchDigests as sendNow } from '../saved-searches/send-search-digests.ts';

/** Every hour: tells what is new for saved searches whose owners want to hear of it daily or weekly. */
export const sendSearchDigests = onSchedule(
  { schedule: 'every 60 minutes', timeoutSeconds: 540, maxInstances: 1 },
  async () => sendNow(Date.now()),
);
