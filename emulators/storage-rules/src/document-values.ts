import {
  RulesBytes,
  RulesFloat,
  RulesLatLng,
  type RulesMap,
  RulesPath,
  type RulesResource,
  type RulesValue,
} from '@thriftline/security-rules';
import { timestampOf } from './expression-values.ts';

/** A Firestore value in its REST form (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
interface RestValue {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number | string;
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: RestValue[] };
  mapValue?: { fields?: Record<string, RestValue> };
}

/** `projects/p/databases/d/documents/…` as rules name it: without the project. */
function pathSegments(name: string): string[] {
  const segments = name.split('/').filter(Boolean);
  return segments[0] === 'projects' ? segments.slice(2) : segments;
}

function mapOf(fields: Record<string, RestValue> = {}): RulesMap {
  return new Map(Object.entries(fields).map(([key, value]) => [key, restValue(value)]));
}

function restValue(value: RestValue): RulesValue {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.integerValue !== undefined) return BigInt(value.integerValue);
  if (value.doubleValue !== undefined) return new RulesFloat(Number(value.doubleValue));
  if (value.timestampValue !== undefined) return timestampOf(value.timestampValue);
  if (value.bytesValue !== undefined) return new RulesBytes(Buffer.from(value.bytesValue, 'base64'));
  if (value.referenceValue !== undefined) return new RulesPath(pathSegments(value.referenceValue));
  if (value.geoPointValue !== undefined) {
    return new RulesLatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(restValue);
  if (value.mapValue !== undefined) return mapOf(value.mapValue.fields);
  if (value.nullValue !== undefined) return null;
  throw new Error(`UNIMPLEMENTED: a Firestore value of the kind ${Object.keys(value).join(', ')}.`);
}

/** A fetched Firestore document as rules see it. */
export function documentResource(document: {
  name: string;
  fields?: Record<string, unknown>;
}): RulesResource {
  const name = pathSegments(document.name);
  return { data: mapOf(document.fields as Record<string, RestValue>), id: name.at(-1) ?? '', name };
}
