import { RulesBytes } from './bytes.ts';
import { RulesDuration } from './duration.ts';
import { RulesFloat } from './float.ts';
import { floatText } from './float-text.ts';
import { RulesLatLng } from './latlng.ts';
import { RulesPath } from './path.ts';
import { printMoment, printValue } from './print-value.ts';
import { RulesSet } from './set.ts';
import { RulesTimestamp } from './timestamp.ts';
import { isList, isMap } from './type-name.ts';
import type { RulesValue } from './value.ts';

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
    return { listValue: { values: value.map(valueJson) } };
  }
  if (isMap(value)) {
    return {
      mapValue: { fields: Object.fromEntries([...value].map(([key, inner]) => [key, valueJson(inner)])) },
    };
  }
  if (value instanceof RulesFloat) {
    return { floatValue: Number.isFinite(value.value) ? value.value : floatText(value.value) };
  }
  if (value instanceof RulesTimestamp) {
    return { timestampValue: printMoment(value) };
  }
  if (value instanceof RulesDuration) {
    return { durationValue: printValue(value) };
  }
  if (value instanceof RulesPath) {
    return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
  }
  if (value instanceof RulesSet) {
    return { setValue: { values: [...value.elements.values()].map(valueJson) } };
  }
  if (value instanceof RulesLatLng) {
    return { latlngValue: { lat: value.latitude, lng: value.longitude } };
  }
  if (value instanceof RulesBytes) {
    return { bytesValue: Buffer.from(value.value).toString('base64') };
  }
  return { mapValue: {} };
}
