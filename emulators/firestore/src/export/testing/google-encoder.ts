import protobuf from 'protobufjs';
import { crc32c } from '../crc32c.ts';

// A second writer of Google's format, made from its published descriptor by the protobuf library, so that the reader is not
// tested with the writer's own ideas only.

const { root } = protobuf.parse(
  `syntax = "proto2";
  message PropertyValue {
    optional int64 int64Value = 1;
    optional bool booleanValue = 2;
    optional bytes stringValue = 3;
    optional double doubleValue = 4;
    optional group PointValue = 5 { required double x = 6; required double y = 7; }
    optional group UserValue = 8 { required string email = 9; required string authDomain = 10; }
    optional group ReferenceValue = 12 {
      required string app = 13;
      repeated group PathElement = 14 { required string type = 15; optional int64 id = 16; optional string name = 17; }
      optional string nameSpace = 20;
      optional string databaseId = 23;
    }
  }
  message Property {
    optional int32 meaning = 1;
    optional string meaningUri = 2;
    required string name = 3;
    required bool multiple = 4;
    required PropertyValue value = 5;
  }
  message Path {
    repeated group Element = 1 { required string type = 2; optional int64 id = 3; optional string name = 4; }
  }
  message Reference {
    required string app = 13;
    required Path path = 14;
    optional string nameSpace = 20;
    optional string databaseId = 23;
  }
  message EntityProto {
    required Reference key = 13;
    repeated Property property = 14;
    repeated Property rawProperty = 15;
    required Path entityGroup = 16;
  }
  message Selection { optional int32 namespace = 1; optional int32 kind = 3; }
  message Part {
    optional Selection selection = 1;
    optional string path = 2;
    optional int64 documents = 3;
    optional int64 bytes = 4;
  }
  message Overall { repeated Part part = 1; }
  message Info { optional string name = 1; optional int64 start = 2; optional int64 end = 3; }
  message Selected { optional string name = 1; }
  message Kind { optional string name = 1; repeated string file = 2; optional Selected selected = 3; }
  message PartMetadata { optional Info info = 1; repeated Kind kind = 2; }`,
  { keepCase: false },
);

// Only then are groups written as groups.
root.resolveAll();

/** A message of Google's format, by the names of the descriptor. */
export function encode(type: string, message: object): Buffer {
  const shape = root.lookupType(type);
  return Buffer.from(shape.encode(shape.fromObject(message)).finish());
}

/** A field of a document: what is said of it, and its value by the names of the descriptor. */
export interface TestProperty {
  readonly name: string;
  readonly value?: object;
  readonly meaning?: number;
  readonly multiple?: boolean;
}

/** What a document may have beside the fields that are not indexed. */
export interface TestEntityParts {
  readonly indexed?: readonly TestProperty[];
  readonly key?: object;
}

/** A document; the path is `collection/id`, an id of digits only becomes a number. */
export function entity(
  path: string,
  raw: readonly TestProperty[],
  { indexed = [], key = {} }: TestEntityParts = {},
): Buffer {
  const steps = path.split('/');
  const element = [];
  for (let index = 0; index < steps.length; index += 2) {
    const [type, id = ''] = steps.slice(index, index + 2);
    element.push(/^\d+$/.test(id) ? { type, id } : { type, name: id });
  }
  return encode('EntityProto', {
    key: { app: 's~production', path: { element }, ...key },
    property: indexed.map(propertyOf),
    rawProperty: raw.map(propertyOf),
    entityGroup: { element: element.slice(0, 1) },
  });
}

/** A map as the value of a field. */
export function embedded(raw: readonly TestProperty[], indexed: readonly TestProperty[] = []): object {
  return {
    stringValue: encode('EntityProto', {
      key: { app: '', path: {} },
      property: indexed.map(propertyOf),
      rawProperty: raw.map(propertyOf),
      entityGroup: {},
    }),
  };
}

function propertyOf({ name, value = {}, multiple = false, ...meaning }: TestProperty): object {
  return { name, value, multiple, ...meaning };
}

/** A log of records that all fit into its first block, filled up with zeros where that is asked for. */
export function shortLog(records: readonly Uint8Array[], padTo = 0): Buffer {
  const parts = records.map((record) => {
    const header = Buffer.alloc(7);
    const crc = crc32c(Buffer.concat([Buffer.from([1]), record]));
    header.writeUInt32LE((((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0);
    header.writeUInt16LE(record.length, 4);
    header[6] = 1;
    return Buffer.concat([header, record]);
  });
  const log = Buffer.concat(parts);
  return Buffer.concat([log, Buffer.alloc(Math.max(0, padTo - log.length))]);
}
