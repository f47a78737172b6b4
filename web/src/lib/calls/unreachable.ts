import { msg } from '@lingui/core/macro';

/** What is said where no server answers, or not as one of ours does. */
export const UNREACHABLE = msg`We can’t connect right now. Check your connection and try again.`;
