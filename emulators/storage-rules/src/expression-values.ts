import {
  RulesFloat,
  type RulesMap,
  RulesPath,
  RulesTimestamp,
  type RulesValue,
} from '@thriftline/security-rules';
import type { ExpressionValue } from './messages.ts';

const NANOS_PER_SECOND = 1_000_000_000;

/** An RFC 3339 time as a timestamp, with all its digits. Throws for anything else. */
export function timestampOf(text: string): RulesTimestamp {
  const fraction = /\.(\d{1,9})\d*/.exec(text)?.[1] ?? '';
  const milliseconds = Date.parse(text.replace(/\.\d+/, ''));
  if (Number.isNaN(milliseconds)) throw new Error(`"${text}" is no time.`);
  return new RulesTimestamp(milliseconds / 1000, Number(fraction.padEnd(9, '0')) % NANOS_PER_SECOND);
}

function mapOf(fields: Record<string, ExpressionValue> = {}): RulesMap {
  return new Map(Object.entries(fields).map(([key, value]) => [key, rulesValueOf(value)]));
}

/** The CLI's value as one of the rules language. Throws for a kind that is not known. */
export function rulesValueOf(value: ExpressionValue): RulesValue {
  if ('null_value' in value) return null;
  if ('string_value' in value) return value.string_value;
  if ('bool_value' in value) return value.bool_value;
  if ('int_value' in value) return BigInt(value.int_value);
  if ('float_value' in value) return new RulesFloat(Number(value.float_value));
  if ('timestamp_value' in value) return timestampOf(value.timestamp_value);
  if ('list_value' in value) return (value.list_value.values ?? []).map(rulesValueOf);
  if ('map_value' in value) return mapOf(value.map_value.fields);
  if ('path_value' in value)
    return new RulesPath((value.path_value.segments ?? []).map(({ simple }) => simple));
  throw new Error(`UNIMPLEMENTED: a value of the kind ${Object.keys(value).join(', ')}.`);
}
