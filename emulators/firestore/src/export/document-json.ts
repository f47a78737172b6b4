import type { Document } from '../model/document.ts';
import { DocumentPath } from '../model/path.ts';
import type { Timestamp } from '../model/timestamp.ts';
import {
  arrayValue,
  booleanValue,
  bytesValue,
  doubleValue,
  type Fields,
  geoValue,
  integerValue,
  mapValue,
  NULL,
  referenceValue,
  stringValue,
  timestampValue,
  type Value,
  vectorFields,
} from '../model/value.ts';

/** A document as exports and logs keep it. Times are `[seconds, nanos]`. */
export interface DocumentJson {
  readonly path: string;
  readonly createTime: TimeJson;
  readonly updateTime: TimeJson;
  readonly fields: FieldsJson;
}

type TimeJson = readonly [seconds: number, nanos: number];
type FieldsJson = { readonly [name: string]: ValueJson };

/** Null, booleans, strings and arrays stand for themselves; everything else is an object naming its kind. */
type ValueJson =
  | null
  | boolean
  | string
  | readonly ValueJson[]
  | { readonly integer: string }
  | { readonly double: number | string }
  | { readonly time: TimeJson }
  | { readonly bytes: string }
  | { readonly reference: readonly [projectId: string, databaseId: string, path: string] }
  | { readonly geo: readonly [latitude: number, longitude: number] }
  | { readonly map: FieldsJson };

export function documentToJson({ path, createTime, updateTime, fields }: Document): DocumentJson {
  return {
    path: path.key,
    createTime: timeToJson(createTime),
    updateTime: timeToJson(updateTime),
    fields: fieldsToJson(fields),
  };
}

export function documentFromJson({ path, createTime, updateTime, fields }: DocumentJson): Document {
  return {
    path: DocumentPath.parse(path),
    createTime: timeFromJson(createTime),
    updateTime: timeFromJson(updateTime),
    fields: fieldsFromJson(fields),
  };
}

function fieldsToJson(fields: Fields): FieldsJson {
  return Object.fromEntries([...fields].map(([name, value]) => [name, valueToJson(value)]));
}

function fieldsFromJson(json: FieldsJson): Fields {
  return new Map(Object.entries(json).map(([name, value]) => [name, valueFromJson(value)]));
}

function valueToJson(value: Value): ValueJson {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return value.value;
    case 'integer':
      return { integer: String(value.value) };
    case 'double':
      // JSON knows neither NaN, nor the infinities, nor -0.
      return {
        double:
          Number.isFinite(value.value) && !Object.is(value.value, -0) ? value.value : doubleText(value.value),
      };
    case 'timestamp':
      return { time: timeToJson(value.value) };
    case 'bytes':
      return { bytes: Buffer.from(value.value).toString('base64') };
    case 'reference':
      return { reference: [value.database.projectId, value.database.databaseId, value.path.key] };
    case 'geo':
      return { geo: [value.latitude, value.longitude] };
    case 'array':
      return value.values.map(valueToJson);
    case 'vector':
      return { map: fieldsToJson(vectorFields(value)) };
    case 'map':
      return { map: fieldsToJson(value.fields) };
  }
}

function valueFromJson(json: ValueJson): Value {
  if (json === null) return NULL;
  if (typeof json === 'boolean') return booleanValue(json);
  if (typeof json === 'string') return stringValue(json);
  if (isList(json)) return arrayValue(json.map(valueFromJson));
  if ('integer' in json) return integerValue(BigInt(json.integer));
  if ('double' in json) return doubleValue(Number(json.double));
  if ('time' in json) return timestampValue(timeFromJson(json.time));
  if ('bytes' in json) return bytesValue(Buffer.from(json.bytes, 'base64'));
  if ('geo' in json) return geoValue(...json.geo);
  if ('map' in json) return mapValue(fieldsFromJson(json.map));
  const [projectId, databaseId, path] = json.reference;
  return referenceValue({ projectId, databaseId }, DocumentPath.parse(path));
}

function isList(json: ValueJson): json is readonly ValueJson[] {
  return Array.isArray(json);
}

function doubleText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

function timeToJson({ seconds, nanos }: Timestamp): TimeJson {
  return [seconds, nanos];
}

function timeFromJson([seconds, nanos]: TimeJson): Timestamp {
  return { seconds, nanos };
}
