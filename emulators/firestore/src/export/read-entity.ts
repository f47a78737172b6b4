import protobuf from 'protobufjs';
import { DocumentPath } from '../model/path.ts';
import {
  arrayValue,
  booleanValue,
  bytesValue,
  doubleValue,
  type Fields,
  geoValue,
  integerValue,
  isNumber,
  mapValue,
  NULL,
  stringValue,
  timestampValue,
  type Value,
} from '../model/value.ts';
import {
  DEFAULT_DATABASE,
  Entity,
  Key,
  Meaning,
  Path,
  Property,
  PropertyValue,
  VECTOR_FIELD,
  Wire,
} from './entity-format.ts';
import { fieldOf, type Reader, readId, readInt64, skip, wireOf } from './entity-parts.ts';
import { readReference } from './read-reference.ts';

/** Documents nest 20 maps at most; what nests deeper than this is no document. */
const MAX_DEPTH = 100;

/** A document of an export. */
export interface ReadEntity {
  readonly databaseId: string;
  readonly path: DocumentPath;
  readonly fields: Fields;
}

/**
 * Reads one document.
 *
 * @throws Error for bytes that are no document
 */
export function readEntity(bytes: Uint8Array): ReadEntity {
  const reader = protobuf.Reader.create(bytes);
  const key: { segments: string[]; databaseId: string } = { segments: [], databaseId: '' };
  const fields = readFields(reader, reader.len, 0, (end) => readKey(reader, end, key));
  if (key.segments.length === 0) throw new Error('it has no path');
  return {
    databaseId: key.databaseId || DEFAULT_DATABASE,
    path: new DocumentPath(key.segments),
    fields,
  };
}

/** The fields of a document or of a map. */
function readFields(
  reader: Reader,
  end: number,
  depth: number,
  takeKey?: (end: number) => void,
): Map<string, Value> {
  if (depth > MAX_DEPTH) throw new Error(`its maps nest deeper than ${MAX_DEPTH} levels`);
  const fields = new Map<string, Value>();
  const arrays = new Map<string, Value[]>();
  const vectors = new Set<string>();
  while (reader.pos < end) {
    const tag = reader.uint32();
    const field = fieldOf(tag);
    if (field === Entity.PROPERTY || field === Entity.RAW_PROPERTY) {
      const isIndexed = field === Entity.PROPERTY && depth === 0;
      const propertyEnd = reader.uint32() + reader.pos;
      const { name, value, multiple, meaning } = readProperty(reader, propertyEnd, depth, isIndexed);
      if (meaning === Meaning.VECTOR) vectors.add(name);
      if (multiple) addElement(fields, arrays, name, value);
      else fields.set(name, value);
    } else if (field === Entity.KEY && takeKey !== undefined) {
      takeKey(reader.uint32() + reader.pos);
    } else {
      skip(reader, tag);
    }
  }
  for (const name of vectors) fields.set(name, vectorOf(arrays.get(name) ?? []));
  return fields;
}

function addElement(
  fields: Map<string, Value>,
  arrays: Map<string, Value[]>,
  name: string,
  value: Value,
): void {
  const values = arrays.get(name);
  if (values !== undefined) {
    values.push(value);
    return;
  }
  const first = [value];
  arrays.set(name, first);
  fields.set(name, arrayValue(first));
}

function readKey(reader: Reader, end: number, key: { segments: string[]; databaseId: string }): void {
  while (reader.pos < end) {
    const tag = reader.uint32();
    switch (fieldOf(tag)) {
      case Key.PATH:
        readPath(reader, reader.uint32() + reader.pos, key.segments);
        break;
      case Key.DATABASE_ID:
        key.databaseId = reader.string();
        break;
      case Key.NAMESPACE: {
        const namespace = reader.string();
        if (namespace !== '')
          throw new Error(`it is in the namespace "${namespace}", which only Datastore has`);
        break;
      }
      default:
        skip(reader, tag);
    }
  }
}

function readPath(reader: Reader, end: number, segments: string[]): void {
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (fieldOf(tag) !== Path.ELEMENT) skip(reader, tag);
    else segments.push(...readId(reader, Path.TYPE, Path.ID, Path.NAME));
  }
}

function readProperty(
  reader: Reader,
  end: number,
  depth: number,
  isIndexed: boolean,
): { name: string; value: Value; multiple: boolean; meaning: number } {
  let name = '';
  let meaning: number = Meaning.NONE;
  let multiple = false;
  let start = -1;
  let valueEnd = -1;
  while (reader.pos < end) {
    const tag = reader.uint32();
    switch (fieldOf(tag)) {
      case Property.MEANING:
        meaning = reader.int32();
        break;
      case Property.NAME:
        name = reader.string();
        break;
      case Property.MULTIPLE:
        multiple = reader.bool();
        break;
      case Property.VALUE:
        // Only the meaning, which may come later, tells what it is.
        valueEnd = reader.uint32() + reader.pos;
        start = reader.pos;
        reader.pos = valueEnd;
        break;
      default:
        skip(reader, tag);
    }
  }
  if (reader.pos !== end || valueEnd > reader.len) throw new Error('it is shorter than it says');
  if (start < 0) throw new Error(`the field "${name}" has no value`);
  reader.pos = start;
  const value = readValue(reader, valueEnd, { name, meaning, depth, isIndexed });
  reader.pos = end;
  return { name, value, multiple, meaning };
}

interface ValueContext {
  readonly name: string;
  readonly meaning: number;
  readonly depth: number;
  /** True for a field of the document itself that stands among the indexed ones. */
  readonly isIndexed: boolean;
}

function readValue(reader: Reader, end: number, context: ValueContext): Value {
  const { meaning } = context;
  if (reader.pos >= end) {
    if (meaning === Meaning.EMPTY_LIST) return arrayValue([]);
    if (meaning === Meaning.NONE) return NULL;
    throw unknownKind(context, 0);
  }
  const tag = reader.uint32();
  const field = fieldOf(tag);
  switch (field) {
    case PropertyValue.INT64: {
      const number = readInt64(reader);
      if (meaning === Meaning.GD_WHEN) return timestampValue(timeOfMicros(number));
      if (meaning === Meaning.NONE) return integerValue(number);
      break;
    }
    case PropertyValue.BOOLEAN:
      if (meaning === Meaning.NONE) return booleanValue(reader.bool());
      break;
    case PropertyValue.DOUBLE:
      if (meaning === Meaning.NONE || meaning === Meaning.VECTOR) return doubleValue(reader.double());
      break;
    case PropertyValue.STRING:
      return readString(reader, context);
    case PropertyValue.POINT:
      if (meaning === Meaning.NONE || meaning === Meaning.GEORSS_POINT) return readPoint(reader);
      break;
    case PropertyValue.REFERENCE:
      if (meaning === Meaning.NONE) return readReference(reader, context.isIndexed);
  }
  throw unknownKind(context, field);
}

function readString(reader: Reader, context: ValueContext): Value {
  switch (context.meaning) {
    case Meaning.NONE:
    case Meaning.TEXT:
      return stringValue(reader.string());
    case Meaning.BLOB:
    case Meaning.BYTESTRING:
      // A copy: the bytes are those of the file.
      return bytesValue(Uint8Array.from(reader.bytes()));
    case Meaning.ENTITY_PROTO: {
      const end = reader.uint32() + reader.pos;
      return mapOf(readFields(reader, end, context.depth + 1));
    }
    default:
      throw unknownKind(context, PropertyValue.STRING);
  }
}

function vectorOf(values: readonly Value[]): Value {
  return { kind: 'vector', values: values.filter(isNumber) };
}

/** A map, or the vector that a map with nothing but `__vector__` stands for. */
function mapOf(fields: Fields): Value {
  const elements = fields.size === 1 ? fields.get(VECTOR_FIELD) : undefined;
  if (elements?.kind === 'array' && elements.values.every(isNumber)) return vectorOf(elements.values);
  return mapValue(fields);
}

function readPoint(reader: Reader): Value {
  let latitude = 0;
  let longitude = 0;
  for (let tag = reader.uint32(); wireOf(tag) !== Wire.GROUP_END; tag = reader.uint32()) {
    if (fieldOf(tag) === PropertyValue.POINT_X) latitude = reader.double();
    else if (fieldOf(tag) === PropertyValue.POINT_Y) longitude = reader.double();
    else skip(reader, tag);
  }
  return geoValue(latitude, longitude);
}

function timeOfMicros(micros: bigint): { seconds: number; nanos: number } {
  const rest = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return { seconds: Number((micros - rest) / 1_000_000n), nanos: Number(rest) * 1000 };
}

function unknownKind({ name, meaning }: ValueContext, field: number): Error {
  return new Error(
    `the field "${name}" is of a kind this emulator does not know (meaning ${meaning}, value ${field})`,
  );
}
