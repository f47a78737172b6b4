import { Failure, type Outcome } from '../outcomes/failure.ts';
import { NANOS_PER_SECOND, RulesDuration, rulesDuration } from '../values/duration.ts';
import type { RulesValue } from '../values/value.ts';
import type { Namespace } from './namespace.ts';

/** `duration.*` */
export const duration: Namespace = new Map([
  ['value', { parameters: ['int', 'string'], apply: value }],
  ['time', { parameters: ['int', 'int', 'int', 'int'], apply: time }],
  ['abs', { parameters: ['duration'], apply: abs }],
]);

const NANOS_PER_UNIT: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

/** About 10,000 years, as in Protocol Buffers. */
const MAX_SECONDS = 315_576_000_000n;

function value([amount, unit]: readonly RulesValue[], start: number): Outcome | undefined {
  if (typeof amount !== 'bigint' || typeof unit !== 'string') {
    return undefined;
  }
  const nanos = NANOS_PER_UNIT.get(unit);
  return nanos === undefined
    ? new Failure(`Unknown unit of duration: ${unit}. It is one of w, d, h, m, s, ms, ns.`, start)
    : fromNanos(amount * nanos, start);
}

function time([hours, minutes, seconds, nanos]: readonly RulesValue[], start: number): Outcome | undefined {
  if (
    typeof hours !== 'bigint' ||
    typeof minutes !== 'bigint' ||
    typeof seconds !== 'bigint' ||
    typeof nanos !== 'bigint'
  ) {
    return undefined;
  }
  return fromNanos((hours * 3600n + minutes * 60n + seconds) * BigInt(NANOS_PER_SECOND) + nanos, start);
}

function abs([span]: readonly RulesValue[]): Outcome | undefined {
  if (!(span instanceof RulesDuration)) {
    return undefined;
  }
  return span.seconds < 0 ? rulesDuration(-span.seconds, -span.nanos) : span;
}

function fromNanos(nanos: bigint, start: number): Outcome {
  const perSecond = BigInt(NANOS_PER_SECOND);
  const seconds = nanos / perSecond;
  return seconds > MAX_SECONDS || seconds < -MAX_SECONDS
    ? new Failure('Duration out of range error.', start)
    : rulesDuration(Number(seconds), Number(nanos % perSecond));
}
