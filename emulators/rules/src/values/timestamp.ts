/** A moment: whole seconds since 1970 (UTC) and the nanoseconds after them, 0 to 999,999,999. */
export class RulesTimestamp {
  readonly seconds: number;
  readonly nanos: number;

  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

/** 0001-01-01 and the last second of 9999: the moments that timestamps can be. */
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

const NANOS_PER_MS = 1_000_000;

/** True if the moment is within the years 1 to 9999. */
export function isTimestampInRange(seconds: number): boolean {
  return seconds >= MIN_SECONDS && seconds <= MAX_SECONDS;
}

/** The moment a number of milliseconds after the start of 1970. */
export function timestampFromMillis(millis: number): RulesTimestamp {
  const seconds = Math.floor(millis / 1000);
  return new RulesTimestamp(seconds, Math.floor(millis - seconds * 1000) * NANOS_PER_MS);
}

/**
 * The moment that a Date, an RFC 3339 text (with up to nine decimals of a second) or seconds and nanos stand for.
 * @throws RangeError if the text is no date.
 */
export function rulesTimestamp(moment: Date | string | { seconds: number; nanos: number }): RulesTimestamp {
  if (moment instanceof Date) {
    return timestampFromMillis(moment.getTime());
  }
  if (typeof moment !== 'string') {
    return new RulesTimestamp(moment.seconds, moment.nanos);
  }
  const millis = Date.parse(moment);
  if (Number.isNaN(millis)) {
    throw new RangeError(`'${moment}' is no date and time of RFC 3339, such as 2024-05-01T12:00:00.5Z.`);
  }
  const fraction = /\.(\d{1,9})/.exec(moment)?.[1] ?? '';
  return new RulesTimestamp(Math.floor(millis / 1000), Number(fraction.padEnd(9, '0')));
}
