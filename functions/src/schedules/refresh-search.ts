import { onSchedule } from 'firebase-functions/scheduler';
import { refreshSearch as refreshNow } from '../search/refresh-search.ts';

/** Every night: counts the words that searches are completed and corrected by; makes listings anew where that is due. */
export const refreshSearch = onSchedule(
  { schedule: 'every day 03:00', timeoutSeconds: 540, memory: '512MiB', maxInstances: 1 },
  async () => refreshNow(),
);
