import { RulesDuration } from '../values/duration.ts';
import { RulesTimestamp } from '../values/timestamp.ts';
import { getter, type MethodTable } from './method.ts';

const SECONDS_PER_DAY = 86_400;
const MS_PER_DAY = 86_400_000;
const SUNDAY = 7;

/** The methods of timestamps; all of them are in UTC. */
export const timestampMethods: MethodTable<RulesTimestamp> = new Map([
  ['year', getter((self: RulesTimestamp) => BigInt(asDate(self).getUTCFullYear()))],
  ['month', getter((self: RulesTimestamp) => BigInt(asDate(self).getUTCMonth() + 1))],
  ['day', getter((self: RulesTimestamp) => BigInt(asDate(self).getUTCDate()))],
  ['dayOfWeek', getter((self: RulesTimestamp) => BigInt(asDate(self).getUTCDay() || SUNDAY))],
  ['dayOfYear', getter((self: RulesTimestamp) => BigInt(dayOfYear(asDate(self))))],
  ['hours', getter((self: RulesTimestamp) => BigInt(asDate(self).getUTCHours()))],
  ['minutes', getter((self: RulesTimestamp) => BigInt(asDate(self).getUTCMinutes()))],
  ['seconds', getter((self: RulesTimestamp) => BigInt(asDate(self).getUTCSeconds()))],
  ['nanos', getter((self: RulesTimestamp) => BigInt(self.nanos))],
  [
    'toMillis',
    getter((self: RulesTimestamp) => BigInt(self.seconds) * 1000n + BigInt(Math.floor(self.nanos / 1e6))),
  ],
  ['date', getter((self: RulesTimestamp) => new RulesTimestamp(self.seconds - secondOfDay(self.seconds), 0))],
  ['time', getter((self: RulesTimestamp) => new RulesDuration(secondOfDay(self.seconds), self.nanos))],
]);

function asDate(moment: RulesTimestamp): Date {
  return new Date(moment.seconds * 1000);
}

function secondOfDay(seconds: number): number {
  return seconds - Math.floor(seconds / SECONDS_PER_DAY) * SECONDS_PER_DAY;
}

function dayOfYear(date: Date): number {
  const firstDay = new Date(date);
  firstDay.setUTCMonth(0, 1);
  return Math.round((date.getTime() - firstDay.getTime()) / MS_PER_DAY) + 1;
}
