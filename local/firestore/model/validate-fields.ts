import { invalidArgument } from './firestore-error.ts';
import { MAX_DEPTH, MAX_NAME_BYTES, MAX_VALUE_BYTES } from './limits.ts';
import { MAX_TIMESTAMP_SECONDS, MIN_TIMESTAMP_SECONDS } from './timestamp.ts';
import { isReserved } from './validate-path.ts';
import type { Fields, GeoValue, Value } from './value.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
/** UTF-8 takes at most three bytes for one UTF-16 unit: shorter texts need no count. */
const SURELY_SHORT = Math.floor(MAX_NAME_BYTES / 3);

/**
 * Refuses fields no document can have: reserved or over-long names, values out of range, arrays directly in
 * arrays, too many levels.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateFields(fields: Fields): void {
  for (const [name, value] of fields) {
    validateFieldName(name);
    validateValue(value, name, 1);
  }
}

/**
 * Refuses a name no field can have.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateFieldName(name: string): void {
  if (name === '') throw invalidArgument('field name is empty');
  if (isReserved(name)) throw invalidArgument(`field name ${name} is reserved`);
  if (name.length > SURELY_SHORT && Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalidArgument(`field name ${name.slice(0, 100)}… is longer than ${MAX_NAME_BYTES} bytes`);
  }
}

function validateValue(value: Value, property: string, depth: number): void {
  switch (value.kind) {
    case 'integer':
      if (value.value < MIN_INT64 || value.value > MAX_INT64) {
        throw invalidArgument(`Property ${property} holds ${value.value}: not a 64-bit integer.`);
      }
      return;
    case 'timestamp':
      if (value.value.seconds < MIN_TIMESTAMP_SECONDS || value.value.seconds > MAX_TIMESTAMP_SECONDS) {
        throw invalidArgument(`Property ${property} holds a timestamp outside the years 1 to 9999.`);
      }
      return;
    case 'geo':
      validateGeo(value, property);
      return;
    case 'string':
    case 'bytes':
      validateSize(value.value, property);
      return;
    case 'array':
      validateDepth(property, depth);
      for (const element of value.values) {
        if (element.kind === 'array')
          throw invalidArgument('Cannot convert an array value in an array value.');
        validateValue(element, property, depth + 1);
      }
      return;
    case 'map':
      validateDepth(property, depth);
      for (const [name, inner] of value.fields) {
        validateFieldName(name);
        validateValue(inner, property, depth + 1);
      }
      return;
    default:
      return;
  }
}

function validateDepth(property: string, depth: number): void {
  if (depth > MAX_DEPTH) {
    throw invalidArgument(`Property ${property} nests more than ${MAX_DEPTH} levels of maps and arrays.`);
  }
}

function validateGeo({ latitude, longitude }: GeoValue, property: string): void {
  const inRange = latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180;
  if (!inRange) {
    throw invalidArgument(
      `Property ${property} holds the geo point ${latitude}, ${longitude}: out of range.`,
    );
  }
}

function validateSize(value: string | Uint8Array, property: string): void {
  if (value.length * 3 > MAX_VALUE_BYTES && Buffer.byteLength(value) > MAX_VALUE_BYTES) {
    throw invalidArgument(`The value of property "${property}" is longer than ${MAX_VALUE_BYTES} bytes.`);
  }
}
