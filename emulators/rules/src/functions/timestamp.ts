import { Failure, type Outcome } from '../outcomes/failure.ts';
import { isTimestampInRange, RulesTimestamp, timestampFromMillis } from '../values/timestamp.ts';
import type { RulesValue } from '../values/value.ts';
import type { Namespace } from './namespace.ts';

const INVALID =
  'Timestamp is not valid. Seconds must be in range [-62,135,596,800, +253,402,300,799]. ' +
  'Nanos must be in range [0, +999,999,999].';

/** `timestamp.*` */
export const timestamp: Namespace = new Map([
  ['date', { parameters: ['int', 'int', 'int'], apply: date }],
  ['value', { parameters: ['int|string'], apply: value }],
]);

/** A moment by its milliseconds since 1970 or, as the official runtime takes it, its RFC 3339 text. */
function value([given]: readonly RulesValue[], start: number): Outcome | undefined {
  const moment =
    typeof given === 'bigint'
      ? timestampFromMillis(Number(given))
      : typeof given === 'string'
        ? timestampFromText(given)
        : undefined;
  if (moment === undefined) {
    return undefined;
  }
  return moment !== null && isTimestampInRange(moment.seconds) ? moment : new Failure(INVALID, start);
}

/** Null for a text that names no moment. */
function timestampFromText(text: string): RulesTimestamp | null {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/.exec(text);
  const [, toSeconds, fraction = '', zone] = parts ?? [];
  const millis = Date.parse(`${toSeconds}${zone}`);
  return Number.isNaN(millis) ? null : new RulesTimestamp(millis / 1000, Number(fraction.padEnd(9, '0')));
}

function date([year, month, day]: readonly RulesValue[], start: number): Outcome | undefined {
  if (typeof year !== 'bigint' || typeof month !== 'bigint' || typeof day !== 'bigint') {
    return undefined;
  }
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const seconds = moment.getTime() / 1000;
  // A date that does not exist, such as the 31st of February, would come out as another.
  const exists = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day);
  if (year < 1n || year > 9999n) {
    return new Failure(
      `Timestamp should be between 0001-01-01T00.00.00Z and 9999-12-31T23.59.59Z. year: ${year}.`,
      start,
    );
  }
  return exists
    ? new RulesTimestamp(seconds, 0)
    : new Failure(`Date is not valid. year: ${year}, month: ${month} day: ${day}.`, start);
}
