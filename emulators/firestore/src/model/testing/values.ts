import { DocumentPath } from '../path.ts';
import {
  type ArrayValue,
  arrayValue,
  type BytesValue,
  bytesValue,
  type DoubleValue,
  doubleValue,
  type Fields,
  type GeoValue,
  geoValue,
  type IntegerValue,
  integerValue,
  type MapValue,
  mapValue,
  type ReferenceValue,
  referenceValue,
  type StringValue,
  stringValue,
  type TimestampValue,
  timestampValue,
  type Value,
  type VectorValue,
} from '../value.ts';

/** The database the tests are in. */
export const DATABASE = { projectId: 'demo', databaseId: '(default)' };

export const int = (value: number | bigint): IntegerValue => integerValue(value);
export const double = (value: number): DoubleValue => doubleValue(value);
export const text = (value: string): StringValue => stringValue(value);
export const time = (seconds: number, nanos = 0): TimestampValue => timestampValue({ seconds, nanos });
export const bytes = (...values: number[]): BytesValue => bytesValue(Uint8Array.from(values));
export const geo = (latitude: number, longitude: number): GeoValue => geoValue(latitude, longitude);
export const array = (...values: Value[]): ArrayValue => arrayValue(values);
export const vector = (...values: number[]): VectorValue => ({ kind: 'vector', values: values.map(double) });
export const map = (fields: Record<string, Value>): MapValue | VectorValue => mapValue(fieldsOf(fields));
export const path = (key: string): DocumentPath => DocumentPath.parse(key);
export const ref = (key: string): ReferenceValue => referenceValue(DATABASE, path(key));

/** The fields of a document. */
export function fieldsOf(fields: Record<string, Value>): Fields {
  return new Map(Object.entries(fields));
}
