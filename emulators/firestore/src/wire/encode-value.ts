import type { Timestamp } from '../model/index.ts';
import { documentResource, type Fields, type GeoValue, type Value, vectorFields } from '../model/index.ts';
import type { WireFields, WireValue } from './messages.ts';
import type { WireTimestamp } from './timestamp.ts';

/** A value of the engine in the wire's terms. */
export function encodeValue(value: Value): WireValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: 'NULL_VALUE' };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value.toString() };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: encodeTimestamp(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: documentResource(value.database, value.path) };
    case 'geo':
      return { geoPointValue: encodeGeo(value) };
    case 'array':
      return { arrayValue: { values: value.values.map(encodeValue) } };
    case 'vector':
      return { mapValue: { fields: encodeFields(vectorFields(value)) } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } };
  }
}

/** Zero is what an angle that is left out means; -0 is another number. */
function encodeGeo({ latitude, longitude }: GeoValue): NonNullable<WireValue['geoPointValue']> {
  return {
    ...(!Object.is(latitude, 0) && { latitude }),
    ...(!Object.is(longitude, 0) && { longitude }),
  };
}

/** The fields of a document or map. */
export function encodeFields(fields: Fields): WireFields {
  const encoded: Record<string, WireValue> = {};
  for (const [name, value] of fields) defineField(encoded, name, encodeValue(value));
  return encoded;
}

/** A moment. */
export function encodeTimestamp(time: Timestamp): WireTimestamp {
  return { seconds: String(time.seconds), nanos: time.nanos };
}

/** Assigning to `__proto__` would set the prototype and lose the field. */
function defineField(target: Record<string, WireValue>, name: string, value: WireValue): void {
  if (name === '__proto__') Object.defineProperty(target, name, { value, enumerable: true, writable: true });
  else target[name] = value;
}
