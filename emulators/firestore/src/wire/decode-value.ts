import type { Timestamp } from '../model/index.ts';
import {
  arrayValue,
  booleanValue,
  bytesValue,
  doubleValue,
  type Fields,
  type FirestoreError,
  geoValue,
  integerValue,
  invalidArgument,
  NULL,
  referenceValue,
  stringValue,
  timestampValue,
  type Value,
} from '../model/index.ts';
import type { WireFields, WireValue } from './messages.ts';
import { parseReferenceValue } from './resource-name.ts';
import type { WireTimestamp } from './timestamp.ts';
import { decodeMap } from './typed-map.ts';

/** Deeper nesting is refused before the engine's own limit, so that no message exhausts the stack. */
const MAX_DEPTH = 100;

/**
 * A value of the wire in the engine's terms.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function decodeValue(value: WireValue | undefined, depth = 0): Value {
  if (depth > MAX_DEPTH) throw invalidArgument('A value is nested too deeply: at most 20 levels are stored.');
  if (value === undefined) throw typeUnset();
  if (value.stringValue !== undefined) return stringValue(value.stringValue);
  if (value.integerValue !== undefined) return integerValue(BigInt(value.integerValue));
  if (value.booleanValue !== undefined) return booleanValue(value.booleanValue);
  if (value.doubleValue !== undefined) return doubleValue(value.doubleValue);
  if (value.nullValue !== undefined) return NULL;
  if (value.timestampValue !== undefined) return timestampValue(decodeTimestamp(value.timestampValue));
  if (value.mapValue !== undefined) return decodeMap(decodeFields(value.mapValue.fields, depth + 1));
  if (value.arrayValue !== undefined) {
    return arrayValue((value.arrayValue.values ?? []).map((item) => decodeValue(item, depth + 1)));
  }
  if (value.bytesValue !== undefined) return bytesValue(value.bytesValue);
  if (value.referenceValue !== undefined) {
    const { database, path } = parseReferenceValue(value.referenceValue);
    return referenceValue(database, path);
  }
  if (value.geoPointValue !== undefined) {
    return geoValue(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  throw typeUnset();
}

function typeUnset(): FirestoreError {
  return invalidArgument('Cannot convert firestore.v1.Value with type unset.');
}

/** The fields of a document or map. */
export function decodeFields(fields: WireFields | undefined, depth = 0): Fields {
  const decoded = new Map<string, Value>();
  if (fields === undefined) return decoded;
  for (const name of Object.keys(fields)) decoded.set(name, decodeValue(fields[name], depth));
  return decoded;
}

/** A moment, uncut. */
export function decodeTimestamp(time: WireTimestamp): Timestamp {
  return { seconds: Number(time.seconds ?? 0), nanos: time.nanos ?? 0 };
}
