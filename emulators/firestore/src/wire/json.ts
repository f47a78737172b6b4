import protobuf from 'protobufjs';
import type { WireStruct } from './messages.ts';
import { formatTimestamp, parseTimestamp, type WireTimestamp } from './timestamp.ts';

/** A JSON body that does not fit its message. The text names the place, for example `writes[0].update`. */
export class InvalidJsonError extends Error {}

/**
 * Parses a body or payload; an empty one is `{}`.
 *
 * @throws InvalidJsonError
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidJsonError(`Invalid JSON payload received. ${(cause as Error).message}`, { cause });
  }
}

/**
 * Parses a body that must be an object; an empty one is `{}`.
 *
 * @throws InvalidJsonError
 */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InvalidJsonError('Invalid JSON payload received. The body must be an object.');
  }
  return json as Readonly<Record<string, unknown>>;
}

type Shape = Record<string, unknown>;

/** Far more than the 20 levels of a document need, and far less than the stack holds. */
const MAX_DEPTH = 200;

const WRAPPERS = new Set(
  ['Double', 'Float', 'Int64', 'UInt64', 'Int32', 'UInt32', 'Bool', 'String', 'Bytes'].map(
    (name) => `.google.protobuf.${name}Value`,
  ),
);

const names = new WeakMap<protobuf.ReflectionObject, string>();

/** The full name of a type; the library puts it together at each question, which was a tenth of a request's time. */
function nameOf(type: protobuf.ReflectionObject): string {
  const known = names.get(type);
  if (known !== undefined) return known;
  const name = type.fullName;
  names.set(type, name);
  return name;
}

/**
 * Proto3 JSON to the plain shape all endpoints share. Accepts camelCase and snake_case names, enums by name or
 * number, numbers as strings; `null` is unset.
 *
 * @throws InvalidJsonError naming the place
 */
export function fromJson(type: protobuf.Type, json: unknown, place = '', depth = 0): Shape {
  if (depth > MAX_DEPTH) {
    throw new InvalidJsonError(`Invalid JSON payload received. It nests deeper than ${MAX_DEPTH} messages.`);
  }
  if (nameOf(type) === '.google.protobuf.Timestamp') return { ...timestampFromJson(json, place) };
  if (WRAPPERS.has(nameOf(type))) return wrapperFromJson(type, json, place);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InvalidJsonError(`Invalid value at '${place || type.name}': expected an object.`);
  }
  const shape: Shape = {};
  for (const [name, value] of Object.entries(json)) {
    const field = fieldNamed(type, name);
    if (!field) {
      throw new InvalidJsonError(
        `Invalid JSON payload received. Unknown name "${name}" at '${place || type.name}': Cannot find field.`,
      );
    }
    const fieldPlace = place === '' ? field.name : `${place}.${field.name}`;
    if (value === null && !isNullValue(field)) continue;
    if (field.partOf?.fieldsArray.some((other) => other.name in shape)) {
      throw new InvalidJsonError(
        `Invalid value at '${fieldPlace}': another field of its oneof is already set.`,
      );
    }
    shape[field.name] = fieldFromJson(field, value, fieldPlace, depth);
  }
  return shape;
}

/** The plain shape to proto3 JSON: only set fields, camelCase, enums by name, 64-bit integers as strings. */
export function toJson(type: protobuf.Type, shape: object): unknown {
  if (nameOf(type) === '.google.protobuf.Timestamp') return formatTimestamp(shape as WireTimestamp);
  if (WRAPPERS.has(nameOf(type))) return (shape as { value?: unknown }).value ?? 0;
  if (nameOf(type) === '.google.protobuf.Duration') return durationToJson(shape as WireTimestamp);
  if (nameOf(type) === '.google.protobuf.Struct') return structToJson(shape as WireStruct);
  const json: Shape = {};
  for (const [name, value] of Object.entries(shape)) {
    const field = type.fields[name];
    if (!field || value === undefined || value === null) continue;
    if (field instanceof protobuf.MapField) {
      const entries = Object.entries(value as Shape);
      if (entries.length > 0) {
        json[name] = Object.fromEntries(entries.map(([key, entry]) => [key, scalarToJson(field, entry)]));
      }
    } else if (field.repeated) {
      const items = value as unknown[];
      if (items.length > 0) json[name] = items.map((item) => scalarToJson(field, item));
    } else {
      json[name] = scalarToJson(field, value);
    }
  }
  return json;
}

function fieldNamed(type: protobuf.Type, name: string): protobuf.Field | undefined {
  if (Object.hasOwn(type.fields, name)) return type.fields[name];
  const camelCase = protobuf.util.camelCase(name);
  return Object.hasOwn(type.fields, camelCase) ? type.fields[camelCase] : undefined;
}

function isNullValue(field: protobuf.Field): boolean {
  return field.resolvedType !== null && nameOf(field.resolvedType) === '.google.protobuf.NullValue';
}

function fieldFromJson(field: protobuf.Field, value: unknown, place: string, depth: number): unknown {
  if (field instanceof protobuf.MapField) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new InvalidJsonError(`Invalid value at '${place}': expected an object.`);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        scalarFromJson(field, entry, `${place}.${key}`, depth),
      ]),
    );
  }
  if (!field.repeated) return scalarFromJson(field, value, place, depth);
  const items = Array.isArray(value) ? value : [value];
  return items.map((item, index) => scalarFromJson(field, item, `${place}[${index}]`, depth));
}

function scalarFromJson(field: protobuf.Field, value: unknown, place: string, depth: number): unknown {
  const { resolvedType } = field;
  if (resolvedType instanceof protobuf.Enum) return enumFromJson(resolvedType, value, place);
  if (resolvedType instanceof protobuf.Type) return fromJson(resolvedType, value, place, depth + 1);
  return primitiveFromJson(field.type, value, place);
}

function primitiveFromJson(type: string, value: unknown, place: string): unknown {
  switch (type) {
    case 'string':
      if (typeof value === 'string') return value;
      break;
    case 'bool':
      if (typeof value === 'boolean') return value;
      if (value === 'true' || value === 'false') return value === 'true';
      break;
    case 'bytes':
      if (typeof value === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(value)) {
        // Node's decoder takes the url-safe alphabet and missing padding as well.
        return Buffer.from(value, 'base64');
      }
      break;
    case 'double':
    case 'float':
      return doubleFromJson(value, place);
    case 'int64':
    case 'uint64':
      return int64FromJson(value, place);
    case 'int32':
    case 'uint32': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (Number.isInteger(number) && Math.abs(number as number) <= 2 ** 31) return number;
      break;
    }
    default:
      break;
  }
  throw new InvalidJsonError(`Invalid value at '${place}' (${type}): ${JSON.stringify(value)}`);
}

function doubleFromJson(value: unknown, place: string): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && value.trim() !== '') {
    const number = Number(value);
    if (!Number.isNaN(number) || value === 'NaN') return number;
  }
  throw new InvalidJsonError(`Invalid value at '${place}' (double): ${JSON.stringify(value)}`);
}

function int64FromJson(value: unknown, place: string): string {
  const text = typeof value === 'number' && Number.isInteger(value) ? String(BigInt(value)) : value;
  if (typeof text === 'string' && /^[+-]?\d+$/.test(text)) {
    const integer = BigInt(text.replace('+', ''));
    if (BigInt.asIntN(64, integer) === integer) return integer.toString();
  }
  throw new InvalidJsonError(`Invalid value at '${place}' (int64): ${JSON.stringify(value)}`);
}

function enumFromJson(type: protobuf.Enum, value: unknown, place: string): string {
  if (nameOf(type) === '.google.protobuf.NullValue') {
    if (value === null || value === 0 || value === 'NULL_VALUE') return 'NULL_VALUE';
  }
  if (typeof value === 'string' && Object.hasOwn(type.values, value)) return value;
  if (typeof value === 'number') {
    const name = type.valuesById[value];
    if (name !== undefined) return name;
  }
  throw new InvalidJsonError(`Invalid value at '${place}' (${type.name}): ${JSON.stringify(value)}`);
}

function timestampFromJson(json: unknown, place: string): WireTimestamp {
  const time = typeof json === 'string' ? parseTimestamp(json) : undefined;
  if (time) return time;
  if (typeof json === 'object' && json !== null && ('seconds' in json || 'nanos' in json)) {
    // Not proto3 JSON, but what a hand-written client sends now and then.
    const { seconds, nanos } = json as { seconds?: unknown; nanos?: unknown };
    return { seconds: int64FromJson(seconds ?? 0, `${place}.seconds`), nanos: Number(nanos ?? 0) };
  }
  throw new InvalidJsonError(`Invalid value at '${place}' (Timestamp): ${JSON.stringify(json)}`);
}

function wrapperFromJson(type: protobuf.Type, json: unknown, place: string): Shape {
  const inner = typeof json === 'object' && json !== null && 'value' in json ? json.value : json;
  return { value: primitiveFromJson(type.fields.value?.type ?? '', inner, place) };
}

function scalarToJson(field: protobuf.Field, value: unknown): unknown {
  const { resolvedType } = field;
  if (resolvedType instanceof protobuf.Enum) {
    if (nameOf(resolvedType) === '.google.protobuf.NullValue') return null;
    return typeof value === 'number' ? resolvedType.valuesById[value] : value;
  }
  if (resolvedType instanceof protobuf.Type) return toJson(resolvedType, value as object);
  switch (field.type) {
    case 'bytes':
      return Buffer.from(value as Uint8Array).toString('base64');
    case 'int64':
    case 'uint64':
      return String(value);
    case 'double':
    case 'float':
      return doubleToJson(value as number);
    default:
      return value;
  }
}

function durationToJson({ seconds = 0, nanos = 0 }: WireTimestamp): string {
  return `${seconds}${nanos === 0 ? '' : `.${String(nanos).padStart(9, '0')}`}s`;
}

/** Only what is sent: texts and structs of texts. */
function structToJson({ fields }: WireStruct): Shape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      'stringValue' in value ? value.stringValue : structToJson(value.structValue),
    ]),
  );
}

/** JSON has no NaN, no infinities, and `JSON.stringify` loses the sign of -0. */
function doubleToJson(value: number): number | string {
  if (!Number.isFinite(value)) return String(value);
  return Object.is(value, -0) ? '-0' : value;
}
