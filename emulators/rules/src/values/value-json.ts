import { RulesBytes } from './bytes.ts';
import { NANOS_PER_SECOND, RulesDuration } from './duration.ts';
import { sameByValue } from './equality.ts';
import { RulesFloat } from './float.ts';
import { floatText } from './float-text.ts';
import { RulesLatLng } from './latlng.ts';
import { RulesPath } from './path.ts';
import { printMoment } from './print-value.ts';
import { RulesTimestamp } from './timestamp.ts';
import { isList, isMap } from './type-name.ts';
import { type RulesMapDiff, RulesRecord, RulesSet, type RulesValue } from './value.ts';

/** A value in the JSON form of coverage reports: one field named after the type. */
export type ValueJson = Readonly<Record<string, unknown>>;

/** The JSON form of a value. */
export function valueJson(value: RulesValue): ValueJson {
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'bigint':
      return { intValue: value.toString() };
    case 'boolean':
      return { boolValue: value };
    default:
      return value === null ? { nullValue: null } : objectJson(value);
  }
}

function objectJson(value: RulesValue & object): ValueJson {
  if (isList(value)) {
    return { listValue: value.length === 0 ? {} : { values: value.map(valueJson) } };
  }
  if (isMap(value)) {
    const fields = Object.fromEntries([...value].map(([key, inner]) => [key, valueJson(inner)]));
    return { mapValue: value.size === 0 ? {} : { fields } };
  }
  if (value instanceof RulesFloat) {
    return { floatValue: Number.isFinite(value.value) ? value.value : floatText(value.value) };
  }
  if (value instanceof RulesTimestamp) {
    return { timestampValue: shortened(printMoment(value)) };
  }
  if (value instanceof RulesDuration) {
    return { durationValue: durationText(value) };
  }
  if (value instanceof RulesPath) {
    return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
  }
  if (value instanceof RulesSet) {
    const values = [...value.elements.values()].map(valueJson);
    return { setValue: values.length === 0 ? {} : { values } };
  }
  if (value instanceof RulesLatLng) {
    return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof RulesBytes) {
    return { bytesValue: Buffer.from(value.value).toString('base64') };
  }
  return value instanceof RulesRecord ? valueJson(value.toMap()) : mapDiffJson(value);
}

/** Only what differs. */
function mapDiffJson({ before, after }: RulesMapDiff): ValueJson {
  const keyStatuses: Record<string, string> = {};
  for (const [key, value] of after) {
    const old = before.get(key);
    if (old === undefined) keyStatuses[key] = 'ADDED';
    else if (!sameByValue(old, value)) keyStatuses[key] = 'CHANGED';
  }
  for (const key of before.keys()) if (!after.has(key)) keyStatuses[key] = 'REMOVED';
  return { mapDiffValue: Object.keys(keyStatuses).length === 0 ? {} : { keyStatuses } };
}

/** As Protocol Buffers print it: `1.500s`. */
function durationText({ seconds, nanos }: RulesDuration): string {
  const isNegative = seconds < 0;
  // The nanoseconds of a negative span count forwards.
  const whole = isNegative && nanos > 0 ? -seconds - 1 : Math.abs(seconds);
  const decimals = String(isNegative && nanos > 0 ? NANOS_PER_SECOND - nanos : nanos).padStart(9, '0');
  return `${isNegative ? '-' : ''}${shortened(`${whole}.${decimals}s`)}`;
}

/** Decimals of a second by threes, and none when all of them are 0. */
function shortened(text: string): string {
  return text.replace(/(?:\.000)?(?:000){0,2}(?=[sZ]$)/, '');
}
