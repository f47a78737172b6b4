import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { type CallableName, onlyReads } from '@thriftline/domain/calls/callables';
import * as logger from 'firebase-functions/logger';
import { inTime } from '../../platform/in-time.ts';

/** A call that looks up a few documents, in seconds. */
const LOOK_UP = 20;
/** Any other: the app waits no longer, see lib/connection/deadline.ts of the website. */
const USUAL = 45;

/** How long a call may keep whoever asks waiting, in seconds, where that is shorter than usual. */
const SECONDS: { readonly [N in CallableName]?: number } = {
  findDeletionObstacles: LOOK_UP,
  readSeller: LOOK_UP,
  countInterest: LOOK_UP,
  readOrderConversation: LOOK_UP,
  releaseHold: LOOK_UP,
  savePushTarget: LOOK_UP,
  forgetPushTarget: LOOK_UP,
  readDeliveries: LOOK_UP,
};

/** The longest that a call may take, in seconds: the functions' own time-out has to be longer. */
export const MOST_SECONDS = USUAL;

/** How long a call may keep whoever asks waiting, in seconds. */
export const secondsOf = (name: CallableName): number => SECONDS[name] ?? USUAL;

const LATE = msg`This is taking longer than usual. It may have worked, so check before you try again.`;

/** The same of a call that only reads. */
const LATE_READING = msg`This is taking longer than usual. Try again in a minute.`;

/**
 * What the call gives, unless it takes too long: then `unavailable` is thrown, which says so, and the log names the call. What it has
 * begun goes on, as it would after a time-out of the function's, so it may have worked.
 */
export function withinLimit<T>(name: CallableName, work: Promise<T>): Promise<T> {
  const seconds = secondsOf(name);
  return inTime(work, seconds * 1000, () => {
    logger.error(`${name} took longer than ${seconds} s`);
    work.catch((error: unknown) => logger.error(`${name} failed after that`, error));
    return new AppError('unavailable', onlyReads(name) ? LATE_READING : LATE);
  });
}
