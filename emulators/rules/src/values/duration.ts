/** A span of time: whole seconds, below 0 for a negative span, and nanoseconds on top, always 0 to 999,999,999. */
export class RulesDuration {
  readonly seconds: number;
  readonly nanos: number;

  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

export const NANOS_PER_SECOND = 1_000_000_000;

/** A span of any number of seconds and nanoseconds, carried over to the form above. */
export function rulesDuration(seconds: number, nanos: number): RulesDuration {
  const carry = Math.floor(nanos / NANOS_PER_SECOND);
  return new RulesDuration(seconds + carry, nanos - carry * NANOS_PER_SECOND);
}
