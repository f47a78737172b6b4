/**
 * The place at which an instance dies: the `nth` time it takes the step (any step when none is named), before the
 * request leaves, while the other side works on it, or when the answer is here and our code has not seen it.
 */
export interface Death {
  /** A part of a step's name, such as `Commit` or `POST /v1/refunds`. */
  step?: string;
  nth: number;
  moment: 'before' | 'during' | 'after';
}

/** What the platform tells an instance. */
export type ToInstance =
  /** Milliseconds that the instance's clock is ahead of the real one. */
  { type: 'clock'; aheadMs: number } | { type: 'die'; death: Death } | { type: 'live' };

/** With each call: milliseconds that the clock is ahead of the real one. */
export const AHEAD_HEADER = 'x-proof-ahead';

/** A deployed function, as its endpoint describes it. */
export interface DeployedFunction {
  name: string;
  kind: 'call' | 'schedule' | 'event';
  /** Of `schedule`: how often, in the platform's words, and by which clock. */
  schedule?: { words: string; timeZone?: string };
  /** Of `event`: what it wants to hear of. */
  event?: { type: string; document: string; retry: boolean };
}

/** An instance's first message, when it listens. */
export interface Ready {
  port: number;
  functions: DeployedFunction[];
}

/** What an instance prints, as one line of JSON, in its last moment. */
export interface DeathReport {
  died: { step: string; moment: Death['moment'] };
}
