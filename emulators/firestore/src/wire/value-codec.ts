import protobuf from 'protobufjs';
import type { WireDocument, WireFields, WireValue } from './messages.ts';
import type { ListenResponse } from './stream-messages.ts';
import type { WireTimestamp } from './timestamp.ts';

// Documents are most of what goes over the wire, so these messages are read and written by hand, straight from and to
// the plain shape all endpoints share, where the library would go over an object of its own first.

/** What nests deeper is cut off; the engine refuses it long before. */
const MAX_DEPTH = 120;

type Reader = protobuf.Reader;
type Writer = protobuf.Writer;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Makes these messages of this root use the codec below. */
export function installValueCodec(root: protobuf.Root): void {
  const value = root.lookupType('google.firestore.v1.Value');
  const document = root.lookupType('google.firestore.v1.Document');
  installWriter(value, writeValue);
  installReader(value, readValue);
  installWriter(document, writeDocument);
  installReader(document, readDocument);
  // Only ever sent.
  installWriter(root.lookupType('google.firestore.v1.DocumentChange'), writeDocumentChange);
}

function installReader(type: protobuf.Type, read: (reader: Reader, end: number) => object): void {
  Object.assign(type, {
    decode: (source: Reader | Uint8Array, length?: number) => {
      const reader = source instanceof protobuf.Reader ? source : protobuf.Reader.create(source);
      const end = length === undefined ? reader.len : reader.pos + length;
      const shape = read(reader, end);
      if (reader.pos !== end) throw new RangeError('index out of range');
      return shape;
    },
    // The shape is what the library would make of an object of its own.
    toObject: (shape: object) => shape,
  });
}

function installWriter<T extends object>(
  type: protobuf.Type,
  write: (writer: Writer, shape: T) => void,
): void {
  type.setup();
  Object.assign(type, {
    encode: (shape: T, writer: Writer = protobuf.Writer.create()) => {
      write(writer, shape);
      return writer;
    },
    fromObject: (shape: object) => shape,
  });
}

function readDocument(reader: Reader, end: number): WireDocument {
  const document: Mutable<WireDocument> = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    switch (tag >>> 3) {
      case 1:
        document.name = reader.string();
        break;
      case 2:
        readField(reader, document, 0);
        break;
      case 3:
        document.createTime = readTimestamp(reader);
        break;
      case 4:
        document.updateTime = readTimestamp(reader);
        break;
      default:
        reader.skipType(tag & 7);
    }
  }
  return document;
}

/** One entry of the map of fields. */
function readField(reader: Reader, holder: { fields?: WireFields }, depth: number): void {
  holder.fields ??= {};
  const end = reader.uint32() + reader.pos;
  let name = '';
  let value: WireValue = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) name = reader.string();
    else if (tag >>> 3 === 2) value = readValue(reader, reader.uint32() + reader.pos, depth + 1);
    else reader.skipType(tag & 7);
  }
  const fields = holder.fields as Record<string, WireValue>;
  if (name === '__proto__') {
    // Assigning would set the prototype and lose the field.
    Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true });
  } else {
    fields[name] = value;
  }
}

function readValue(reader: Reader, end: number, depth = 0): WireValue {
  let value: WireValue = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    switch (tag >>> 3) {
      case 1:
        value = { booleanValue: reader.bool() };
        break;
      case 2:
        value = { integerValue: readInt64(reader) };
        break;
      case 3:
        value = { doubleValue: reader.double() };
        break;
      case 5:
        value = { referenceValue: reader.string() };
        break;
      case 6:
        value = { mapValue: readMap(reader, depth) };
        break;
      case 8:
        value = { geoPointValue: readGeoPoint(reader) };
        break;
      case 9:
        value = { arrayValue: readArray(reader, depth) };
        break;
      case 10:
        value = { timestampValue: readTimestamp(reader) };
        break;
      case 11:
        reader.int32();
        value = { nullValue: 'NULL_VALUE' };
        break;
      case 17:
        value = { stringValue: reader.string() };
        break;
      case 18:
        // A copy: the bytes of a document must not keep the whole request alive.
        value = { bytesValue: Buffer.from(reader.bytes()) };
        break;
      default:
        reader.skipType(tag & 7);
    }
  }
  return value;
}

function readMap(reader: Reader, depth: number): { fields?: WireFields } {
  const map: { fields?: WireFields } = {};
  readParts(reader, depth, () => readField(reader, map, depth));
  return map;
}

function readArray(reader: Reader, depth: number): { values?: readonly WireValue[] } {
  const values: WireValue[] = [];
  readParts(reader, depth, () => {
    values.push(readValue(reader, reader.uint32() + reader.pos, depth + 1));
  });
  return values.length > 0 ? { values } : {};
}

/** The repeated field 1 of a message. */
function readParts(reader: Reader, depth: number, readPart: () => void): void {
  const end = reader.uint32() + reader.pos;
  if (depth > MAX_DEPTH) {
    reader.skip(end - reader.pos);
    return;
  }
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) readPart();
    else reader.skipType(tag & 7);
  }
}

function readGeoPoint(reader: Reader): NonNullable<WireValue['geoPointValue']> {
  const end = reader.uint32() + reader.pos;
  const point: Mutable<NonNullable<WireValue['geoPointValue']>> = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) point.latitude = reader.double();
    else if (tag >>> 3 === 2) point.longitude = reader.double();
    else reader.skipType(tag & 7);
  }
  return point;
}

function readTimestamp(reader: Reader): WireTimestamp {
  const end = reader.uint32() + reader.pos;
  const time: Mutable<WireTimestamp> = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) time.seconds = readInt64(reader);
    else if (tag >>> 3 === 2) time.nanos = reader.int32();
    else reader.skipType(tag & 7);
  }
  return time;
}

function readInt64(reader: Reader): string {
  return reader.int64().toString();
}

function writeDocument(writer: Writer, { name, fields, createTime, updateTime }: WireDocument): void {
  if (name !== undefined) writer.uint32(10).string(name);
  writeFields(writer, 18, fields);
  if (createTime !== undefined) writeTimestamp(writer.uint32(26), createTime);
  if (updateTime !== undefined) writeTimestamp(writer.uint32(34), updateTime);
}

/** Documents that go out to many streams, each with its bytes once these were needed. */
const shared = new WeakMap<WireDocument, Uint8Array | null>();

/** Says that this document will be written more than once: its bytes are then kept with it. */
export function memoizeEncoding(document: WireDocument): WireDocument {
  shared.set(document, null);
  return document;
}

function writeDocumentChange(
  writer: Writer,
  { document, targetIds, removedTargetIds }: NonNullable<ListenResponse['documentChange']>,
): void {
  writer.uint32(10).bytes(bytesOf(document));
  writePacked(writer, 42, targetIds);
  writePacked(writer, 50, removedTargetIds);
}

function bytesOf(document: WireDocument): Uint8Array {
  const known = shared.get(document);
  if (known) return known;
  const writer = protobuf.Writer.create();
  writeDocument(writer, document);
  const bytes = writer.finish();
  if (known === null) shared.set(document, bytes);
  return bytes;
}

function writePacked(writer: Writer, tag: number, numbers: readonly number[] = []): void {
  if (numbers.length === 0) return;
  writer.uint32(tag).fork();
  for (const number of numbers) writer.int32(number);
  writer.ldelim();
}

function writeFields(writer: Writer, tag: number, fields: WireFields | undefined): void {
  if (fields === undefined) return;
  for (const name of Object.keys(fields)) {
    writer.uint32(tag).fork().uint32(10).string(name).uint32(18).fork();
    writeValue(writer, fields[name] as WireValue);
    writer.ldelim().ldelim();
  }
}

function writeValue(writer: Writer, value: WireValue): void {
  if (value.stringValue !== undefined) writer.uint32(138).string(value.stringValue);
  else if (value.integerValue !== undefined) writeInt64(writer.uint32(16), value.integerValue);
  else if (value.doubleValue !== undefined) writer.uint32(25).double(value.doubleValue);
  else if (value.booleanValue !== undefined) writer.uint32(8).bool(value.booleanValue);
  else if (value.timestampValue !== undefined) writeTimestamp(writer.uint32(82), value.timestampValue);
  else if (value.nullValue !== undefined) writer.uint32(88).int32(0);
  else if (value.referenceValue !== undefined) writer.uint32(42).string(value.referenceValue);
  else if (value.bytesValue !== undefined) writer.uint32(146).bytes(value.bytesValue);
  else if (value.mapValue !== undefined) {
    writer.uint32(50).fork();
    writeFields(writer, 10, value.mapValue.fields);
    writer.ldelim();
  } else if (value.arrayValue !== undefined) {
    writer.uint32(74).fork();
    for (const element of value.arrayValue.values ?? []) {
      writer.uint32(10).fork();
      writeValue(writer, element);
      writer.ldelim();
    }
    writer.ldelim();
  } else if (value.geoPointValue !== undefined) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    writer.uint32(66).fork().uint32(9).double(latitude).uint32(17).double(longitude).ldelim();
  }
}

function writeTimestamp(writer: Writer, { seconds = 0, nanos = 0 }: WireTimestamp): void {
  writer.fork();
  writeInt64(writer.uint32(8), seconds);
  writer.uint32(16).int32(nanos).ldelim();
}

function writeInt64(writer: Writer, value: string | number): void {
  const number = Number(value);
  writer.int64(Number.isSafeInteger(number) ? number : String(value));
}
