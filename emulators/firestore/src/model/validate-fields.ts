import { type FirestoreError, invalidArgument } from './firestore-error.ts';
import { MAX_DEPTH, MAX_NAME_BYTES, MAX_VALUE_BYTES } from './limits.ts';
import { MAX_TIMESTAMP_SECONDS, MIN_TIMESTAMP_SECONDS } from './timestamp.ts';
import { isReserved } from './validate-path.ts';
import type { Fields, GeoValue, Value } from './value.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
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
    if (canBeWrong(value)) validateValue(value, { property: name, path: name, depth: 1, entity: null });
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
  if (isLong(name)) throw invalidArgument(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
}

/**
 * Refuses reserved names of fields, at any depth.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateNames(fields: Fields, isOutermost = true): void {
  for (const [name, value] of fields) {
    if (isReserved(name)) {
      throw invalidArgument(
        isOutermost ? `field name ${name} is reserved` : `field name '${name}' is reserved.`,
      );
    }
    if (value.kind === 'map') validateNames(value.fields, false);
    if (value.kind !== 'array') continue;
    for (const element of value.values) if (element.kind === 'map') validateNames(element.fields, false);
  }
}

/** False for what is right wherever it stands: most values need no further look. */
function canBeWrong(value: Value): boolean {
  switch (value.kind) {
    case 'null':
    case 'boolean':
    case 'double':
    case 'reference':
    case 'vector':
      return false;
    case 'string':
    case 'bytes':
      return value.value.length * 3 > MAX_VALUE_BYTES;
    default:
      return true;
  }
}

/** Where a value stands. */
interface Place {
  /** What messages call it: elements of arrays are all `array`. */
  readonly property: string;
  /** Its names from the top, with dots. */
  readonly path: string;
  readonly depth: number;
  /** The outermost property that holds the map the value is in; null: none. */
  readonly entity: string | null;
}

function validateValue(value: Value, place: Place): void {
  switch (value.kind) {
    case 'integer':
      if (value.value < MIN_INT64 || value.value > MAX_INT64) {
        throw invalidArgument(`Property ${place.property} holds ${value.value}: not a 64-bit integer.`);
      }
      return;
    case 'timestamp':
      if (value.value.seconds < MIN_TIMESTAMP_SECONDS || value.value.seconds > MAX_TIMESTAMP_SECONDS) {
        throw invalidArgument(`Property ${place.property} holds a timestamp outside the years 1 to 9999.`);
      }
      return;
    case 'geo':
      validateGeo(value);
      return;
    case 'string':
    case 'bytes':
      if (Buffer.byteLength(value.value) > MAX_VALUE_BYTES) {
        throw tooMuch(
          place,
          `The value of property "${place.property}" is longer than ${MAX_VALUE_BYTES} bytes.`,
        );
      }
      return;
    case 'array':
      validateElements(value.values, place);
      return;
    case 'map':
      validateMap(value.fields, place);
      return;
    default:
      return;
  }
}

function validateElements(values: readonly Value[], place: Place): void {
  if (place.depth > MAX_DEPTH) throw invalidEntity(place.entity ?? place.property);
  const inside: Place = { property: 'array', path: 'array', depth: place.depth + 1, entity: place.entity };
  for (const value of values) {
    if (value.kind === 'array') throw invalidArgument('Nested arrays are not allowed');
    if (canBeWrong(value)) validateValue(value, inside);
  }
}

function validateMap(fields: Fields, place: Place): void {
  const inside = { depth: place.depth + 1, entity: place.entity ?? place.property };
  if (place.depth > MAX_DEPTH || fields.has('__type__')) throw invalidEntity(inside.entity);
  for (const [name, value] of fields) {
    if (name === '') throw invalidArgument('field name is empty');
    if (isReserved(name)) throw invalidArgument(`field name '${name}' is reserved.`);
    const path = `${place.path}.${name}`;
    if (isLong(path)) throw invalidEntity(inside.entity);
    if (canBeWrong(value)) validateValue(value, { property: name, path, ...inside });
  }
}

/** What is wrong within a map is told of the property that holds it. */
function tooMuch({ entity }: Place, message: string): FirestoreError {
  return entity === null ? invalidArgument(message) : invalidEntity(entity);
}

function invalidEntity(property: string): FirestoreError {
  return invalidArgument(`Property ${property} contains an invalid nested entity.`);
}

/** UTF-8 takes at most three bytes for one UTF-16 unit: shorter texts need no count. */
function isLong(name: string): boolean {
  return name.length > SURELY_SHORT && Buffer.byteLength(name) > MAX_NAME_BYTES;
}

function validateGeo({ latitude, longitude }: GeoValue): void {
  validateAngle('latitude', latitude, 90);
  validateAngle('longitude', longitude, 180);
}

function validateAngle(what: string, degrees: number, most: number): void {
  if (degrees >= -most && degrees <= most) return;
  const text = Number.isInteger(degrees) ? degrees.toFixed(1) : String(degrees);
  throw invalidArgument(`Geo point ${what} '${text}' outside permitted range -${most}.0 to ${most}.0.`);
}
