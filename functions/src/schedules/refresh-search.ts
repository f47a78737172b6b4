import { refreshSearch as refreshNow } from '../search/refresh-search.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Counts the words that searches are completed and corrected by; makes listings anew where that is due. */
export const refreshSearch: ScheduledWork = async () => refreshNow();
