import { NANOS_PER_SECOND, type RulesDuration } from '../values/duration.ts';
import { getter, type MethodTable } from './method.ts';

/** The methods of durations: the seconds cut towards zero and the rest, of the same sign, in nanoseconds. */
export const durationMethods: MethodTable<RulesDuration> = new Map([
  ['seconds', getter((self: RulesDuration) => BigInt(isCutUpwards(self) ? self.seconds + 1 : self.seconds))],
  [
    'nanos',
    getter((self: RulesDuration) => BigInt(isCutUpwards(self) ? self.nanos - NANOS_PER_SECOND : self.nanos)),
  ],
]);

function isCutUpwards(duration: RulesDuration): boolean {
  return duration.seconds < 0 && duration.nanos > 0;
}
