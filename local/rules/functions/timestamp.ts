import { Failure, type Outcome } from '../failure.ts';
import { isTimestampInRange, RulesTimestamp, timestampFromMillis } from '../values/timestamp.ts';
import type { RulesValue } from '../values/value.ts';
import type { Namespace } from './namespace.ts';

/** `timestamp.*` */
export const timestamp: Namespace = new Map([
  ['date', { parameters: ['int', 'int', 'int'], apply: date }],
  ['value', { parameters: ['int'], apply: value }],
]);

function value([millis]: readonly RulesValue[], start: number): Outcome | undefined {
  if (typeof millis !== 'bigint') {
    return undefined;
  }
  const moment = timestampFromMillis(Number(millis));
  return isTimestampInRange(moment.seconds) ? moment : outOfRange(start);
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
  return exists && isTimestampInRange(seconds) ? new RulesTimestamp(seconds, 0) : outOfRange(start);
}

function outOfRange(start: number): Failure {
  return new Failure('Timestamp out of range error.', start);
}
