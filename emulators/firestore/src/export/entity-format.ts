/**
 * How exports keep a document: as an EntityProto of Datastore's older format (package storage_onestore_v3), a
 * message of protobuf 2 with groups. Field numbers and meanings are those of its published descriptor; how Firestore uses
 * them is seen in exports of the emulator and of production:
 *
 * - The key has the project as `app` (`dev~` from the emulator, `s~`, `e~`… from production) and the path as elements of
 *   collection id (`type`) and document id: a `name`, or an `id` for those of the form `__id<int64>__`.
 * - A field is a property, an array one property for each element, marked `multiple`. They stand under
 *   `raw_property`, those that are indexed under `property`, where emulators put empty arrays only.
 * - A map is an entity without a key inside a property; a vector is a map with nothing but `__vector__`
 *   (before 1.22 an array whose elements have a meaning of their own; both are read).
 */
export const Meaning = {
  NONE: 0,
  /** `int64Value` is microseconds since 1970. */
  GD_WHEN: 7,
  GEORSS_POINT: 9,
  /** `stringValue` is bytes. */
  BLOB: 14,
  /** A string that is not indexed, in exports of Datastore. */
  TEXT: 15,
  /** Bytes that are indexed, in exports of Datastore. */
  BYTESTRING: 16,
  /** `stringValue` is an entity. */
  ENTITY_PROTO: 19,
  EMPTY_LIST: 24,
  /** An element of a vector, as emulators before 1.22 have them. */
  VECTOR: 31,
} as const;

export const Entity = { KEY: 13, PROPERTY: 14, RAW_PROPERTY: 15, ENTITY_GROUP: 16 } as const;
export const Key = { APP: 13, PATH: 14, NAMESPACE: 20, DATABASE_ID: 23 } as const;
export const Path = { ELEMENT: 1, TYPE: 2, ID: 3, NAME: 4 } as const;
export const Property = { MEANING: 1, NAME: 3, MULTIPLE: 4, VALUE: 5 } as const;
export const PropertyValue = {
  INT64: 1,
  BOOLEAN: 2,
  STRING: 3,
  DOUBLE: 4,
  POINT: 5,
  POINT_X: 6,
  POINT_Y: 7,
  REFERENCE: 12,
} as const;
/** The group inside a value; its numbers go on from those of the value. */
export const Reference = {
  APP: 13,
  ELEMENT: 14,
  TYPE: 15,
  ID: 16,
  NAME: 17,
  NAMESPACE: 20,
  DATABASE_ID: 23,
} as const;

/** Wire types of protobuf. */
export const Wire = { VARINT: 0, FIXED64: 1, BYTES: 2, GROUP_START: 3, GROUP_END: 4 } as const;

/** The only field of the map that a vector is. */
export const VECTOR_FIELD = '__vector__';
/** The database that has no name in an export. */
export const DEFAULT_DATABASE = '(default)';
/** What stands before a project's id. */
export const APP_PREFIX = 'dev~';
