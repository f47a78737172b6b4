import type { DatabaseName, DocumentPath } from './path.ts';
import { type Timestamp, truncateToMicros } from './timestamp.ts';

/** The fields of a document or map. Own keys only, in the order they were written. */
export type Fields = ReadonlyMap<string, Value>;

/**
 * A stored value; immutable. Build it with the functions below: they keep the invariants (integers in the
 * int64 range are `bigint`, timestamps have microseconds, a map of vector shape is a `vector`).
 */
export type Value =
  | NullValue
  | BooleanValue
  | IntegerValue
  | DoubleValue
  | TimestampValue
  | StringValue
  | BytesValue
  | ReferenceValue
  | GeoValue
  | ArrayValue
  | VectorValue
  | MapValue;

export interface NullValue {
  readonly kind: 'null';
}
export interface BooleanValue {
  readonly kind: 'boolean';
  readonly value: boolean;
}
export interface IntegerValue {
  readonly kind: 'integer';
  readonly value: bigint;
}
export interface DoubleValue {
  readonly kind: 'double';
  readonly value: number;
}
export interface TimestampValue {
  readonly kind: 'timestamp';
  readonly value: Timestamp;
}
export interface StringValue {
  readonly kind: 'string';
  readonly value: string;
}
export interface BytesValue {
  readonly kind: 'bytes';
  readonly value: Uint8Array;
}
export interface ReferenceValue {
  readonly kind: 'reference';
  readonly database: DatabaseName;
  readonly path: DocumentPath;
}
export interface GeoValue {
  readonly kind: 'geo';
  readonly latitude: number;
  readonly longitude: number;
}
export interface ArrayValue {
  readonly kind: 'array';
  readonly values: readonly Value[];
}
/** On the wire a map `{__type__: "__vector__", value: [numbers]}`. */
export interface VectorValue {
  readonly kind: 'vector';
  readonly values: readonly (IntegerValue | DoubleValue)[];
}
export interface MapValue {
  readonly kind: 'map';
  readonly fields: Fields;
}

export const NULL: NullValue = { kind: 'null' };
export const TRUE: BooleanValue = { kind: 'boolean', value: true };
export const FALSE: BooleanValue = { kind: 'boolean', value: false };

export function booleanValue(value: boolean): BooleanValue {
  return value ? TRUE : FALSE;
}

export function integerValue(value: bigint | number): IntegerValue {
  return { kind: 'integer', value: BigInt(value) };
}

export function doubleValue(value: number): DoubleValue {
  return { kind: 'double', value };
}

/** Cut to microseconds. */
export function timestampValue(value: Timestamp): TimestampValue {
  return { kind: 'timestamp', value: truncateToMicros(value) };
}

export function stringValue(value: string): StringValue {
  return { kind: 'string', value };
}

export function bytesValue(value: Uint8Array): BytesValue {
  return { kind: 'bytes', value };
}

export function referenceValue(database: DatabaseName, path: DocumentPath): ReferenceValue {
  return { kind: 'reference', database, path };
}

export function geoValue(latitude: number, longitude: number): GeoValue {
  return { kind: 'geo', latitude, longitude };
}

export function arrayValue(values: readonly Value[]): ArrayValue {
  return { kind: 'array', values };
}

const TYPE_KEY = '__type__';
const VECTOR_KEY = 'value';
const VECTOR_TYPE = '__vector__';

/** A map, or a vector when the fields have a vector's shape. */
export function mapValue(fields: Fields): MapValue | VectorValue {
  const type = fields.get(TYPE_KEY);
  if (type?.kind === 'string' && type.value === VECTOR_TYPE && fields.size === 2) {
    const elements = fields.get(VECTOR_KEY);
    if (elements?.kind === 'array' && elements.values.every(isNumber)) {
      return { kind: 'vector', values: elements.values.filter(isNumber) };
    }
  }
  return { kind: 'map', fields };
}

/** The map a vector is on the wire. */
export function vectorFields(vector: VectorValue): Fields {
  return new Map<string, Value>([
    [TYPE_KEY, stringValue(VECTOR_TYPE)],
    [VECTOR_KEY, arrayValue(vector.values)],
  ]);
}

/** True for integers and doubles, NaN included. */
export function isNumber(value: Value): value is IntegerValue | DoubleValue {
  return value.kind === 'integer' || value.kind === 'double';
}

/** True for the double NaN. */
export function isNan(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}
