/** A moment: whole seconds since 1970 (UTC, may be negative) and the nanoseconds after them, 0 to 999,999,999. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanos: number;
}

/** Seconds of 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the years Firestore stores. */
export const MIN_TIMESTAMP_SECONDS = -62_135_596_800;
export const MAX_TIMESTAMP_SECONDS = 253_402_300_799;

/** Negative, zero or positive as `a` is before, at or after `b`. */
export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

/** The moment this many microseconds after 1970. */
export function timestampFromMicros(micros: number): Timestamp {
  const seconds = Math.floor(micros / 1_000_000);
  return { seconds, nanos: (micros - seconds * 1_000_000) * 1000 };
}

/** Microseconds since 1970, cut. Exact for the times a store gives out; not for far years. */
export function microsFromTimestamp(time: Timestamp): number {
  return time.seconds * 1_000_000 + Math.floor(time.nanos / 1000);
}

/** Cut to microseconds, the precision Firestore keeps. */
export function truncateToMicros(time: Timestamp): Timestamp {
  return time.nanos % 1000 === 0 ? time : { seconds: time.seconds, nanos: time.nanos - (time.nanos % 1000) };
}

/** Cut to milliseconds, the precision of server timestamps. */
export function truncateToMillis(time: Timestamp): Timestamp {
  return { seconds: time.seconds, nanos: time.nanos - (time.nanos % 1_000_000) };
}
