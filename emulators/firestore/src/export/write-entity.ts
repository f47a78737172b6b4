import protobuf from 'protobufjs';
import { numericId } from '../model/compare-paths.ts';
import type { Document } from '../model/document.ts';
import type { DatabaseName } from '../model/path.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { arrayValue, type Fields, type ReferenceValue, type Value } from '../model/value.ts';
import {
  APP_PREFIX,
  DEFAULT_DATABASE,
  Entity,
  Key,
  Meaning,
  Path,
  Property,
  PropertyValue,
  Reference,
  VECTOR_FIELD,
  Wire,
} from './entity-format.ts';

/** A document as bytes of the export format. */
export interface WrittenEntity {
  readonly bytes: Uint8Array;
  /** False when the format can't hold it: strings with half a surrogate pair, arrays directly in arrays. */
  readonly isExact: boolean;
}

/** Puts a document into the form exports have it in. Its times find no place there. */
export function writeEntity(database: DatabaseName, document: Document): WrittenEntity {
  return new EntityWriter().document(database, document);
}

/** Half a surrogate pair: UTF-8 has no bytes for it. */
const HALF_PAIRS = /\p{Surrogate}/gu;
const REPLACEMENT = '\ufffd';

class EntityWriter {
  readonly #out = protobuf.Writer.create();
  #isExact = true;

  document(database: DatabaseName, { path, fields }: Document): WrittenEntity {
    this.#open(Entity.KEY);
    this.#text(Key.APP, APP_PREFIX + database.projectId);
    this.#open(Key.PATH);
    this.#path(path.segments);
    this.#close();
    if (database.databaseId !== DEFAULT_DATABASE) this.#text(Key.DATABASE_ID, database.databaseId);
    this.#close();
    this.#fields(fields);
    this.#open(Entity.ENTITY_GROUP);
    this.#path(path.segments.slice(0, 2));
    this.#close();
    return { bytes: this.#out.finish(), isExact: this.#isExact };
  }

  #path(segments: readonly string[]): void {
    for (let index = 0; index < segments.length; index += 2) {
      this.#tag(Path.ELEMENT, Wire.GROUP_START);
      this.#text(Path.TYPE, segments[index] as string);
      this.#id(segments[index + 1] as string, Path.ID, Path.NAME);
      this.#tag(Path.ELEMENT, Wire.GROUP_END);
    }
  }

  #id(id: string, idField: number, nameField: number): void {
    const number = numericId(id);
    // Not `__id007__`, which would come back as another name.
    if (number !== undefined && id === `__id${number}__`) {
      this.#int64(idField, number);
    } else {
      this.#text(nameField, id);
    }
  }

  #fields(fields: Fields): void {
    for (const [name, value] of fields) if (isEmptyList(value)) this.#emptyList(name);
    for (const [name, value] of fields) {
      if (value.kind !== 'array') this.#property(name, value, false);
      else for (const element of value.values) this.#property(name, element, true);
    }
  }

  #emptyList(name: string): void {
    this.#open(Entity.PROPERTY);
    this.#head(name, Meaning.EMPTY_LIST, false);
    this.#open(Property.VALUE);
    this.#close();
    this.#close();
  }

  #property(name: string, value: Value, multiple: boolean): void {
    this.#open(Entity.RAW_PROPERTY);
    this.#head(name, meaningOf(value), multiple);
    this.#open(Property.VALUE);
    this.#value(value);
    this.#close();
    this.#close();
  }

  #head(name: string, meaning: number, multiple: boolean): void {
    if (meaning !== Meaning.NONE) this.#number(Property.MEANING, meaning);
    this.#text(Property.NAME, name);
    this.#number(Property.MULTIPLE, multiple ? 1 : 0);
  }

  #value(value: Value): void {
    switch (value.kind) {
      case 'null':
        break;
      case 'boolean':
        this.#number(PropertyValue.BOOLEAN, value.value ? 1 : 0);
        break;
      case 'integer':
        this.#int64(PropertyValue.INT64, value.value);
        break;
      case 'timestamp':
        this.#int64(PropertyValue.INT64, exactMicros(value.value));
        break;
      case 'double':
        this.#double(PropertyValue.DOUBLE, value.value);
        break;
      case 'string':
        this.#text(PropertyValue.STRING, value.value);
        break;
      case 'bytes':
        this.#tag(PropertyValue.STRING, Wire.BYTES);
        this.#out.bytes(value.value);
        break;
      case 'geo':
        this.#tag(PropertyValue.POINT, Wire.GROUP_START);
        this.#double(PropertyValue.POINT_X, value.latitude);
        this.#double(PropertyValue.POINT_Y, value.longitude);
        this.#tag(PropertyValue.POINT, Wire.GROUP_END);
        break;
      case 'reference':
        this.#reference(value);
        break;
      case 'map':
        this.#embedded(value.fields);
        break;
      case 'vector':
        this.#embedded(new Map([[VECTOR_FIELD, arrayValue(value.values)]]));
        break;
      case 'array':
        // An array directly in an array, which no client can write, has no form here.
        this.#isExact = false;
    }
  }

  #reference({ database, path }: ReferenceValue): void {
    this.#tag(PropertyValue.REFERENCE, Wire.GROUP_START);
    this.#text(Reference.APP, APP_PREFIX + database.projectId);
    for (let index = 0; index < path.segments.length; index += 2) {
      this.#tag(Reference.ELEMENT, Wire.GROUP_START);
      this.#text(Reference.TYPE, path.segments[index] as string);
      this.#id(path.segments[index + 1] as string, Reference.ID, Reference.NAME);
      this.#tag(Reference.ELEMENT, Wire.GROUP_END);
    }
    if (database.databaseId !== DEFAULT_DATABASE) this.#text(Reference.DATABASE_ID, database.databaseId);
    this.#tag(PropertyValue.REFERENCE, Wire.GROUP_END);
  }

  /** An entity whose key says nothing. */
  #embedded(fields: Fields): void {
    this.#open(PropertyValue.STRING);
    this.#open(Entity.KEY);
    this.#text(Key.APP, '');
    this.#open(Key.PATH);
    this.#close();
    this.#close();
    this.#fields(fields);
    this.#open(Entity.ENTITY_GROUP);
    this.#close();
    this.#close();
  }

  #open(field: number): void {
    this.#tag(field, Wire.BYTES);
    this.#out.fork();
  }

  #close(): void {
    this.#out.ldelim();
  }

  #tag(field: number, wire: number): void {
    this.#out.uint32((field << 3) | wire);
  }

  #number(field: number, value: number): void {
    this.#tag(field, Wire.VARINT);
    this.#out.uint32(value);
  }

  #int64(field: number, value: bigint): void {
    this.#tag(field, Wire.VARINT);
    const number = Number(value);
    this.#out.int64(Number.isSafeInteger(number) ? number : String(value));
  }

  #double(field: number, value: number): void {
    this.#tag(field, Wire.FIXED64);
    this.#out.double(value);
  }

  #text(field: number, value: string): void {
    const written = value.replace(HALF_PAIRS, REPLACEMENT);
    this.#isExact &&= written === value;
    this.#tag(field, Wire.BYTES);
    this.#out.string(written);
  }
}

function isEmptyList(value: Value): boolean {
  return value.kind === 'array' && value.values.length === 0;
}

function meaningOf(value: Value): number {
  switch (value.kind) {
    case 'timestamp':
      return Meaning.GD_WHEN;
    case 'geo':
      return Meaning.GEORSS_POINT;
    case 'bytes':
      return Meaning.BLOB;
    case 'map':
    case 'vector':
      return Meaning.ENTITY_PROTO;
    default:
      return Meaning.NONE;
  }
}

/** The years Firestore stores have more microseconds than a double counts. */
function exactMicros({ seconds, nanos }: Timestamp): bigint {
  return BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1000));
}
