import { type Fields, invalidArgument, mapValue, type Value } from '../model/index.ts';

/** https://cloud.google.com/firestore/docs/vector-search#limitations */
const MAX_DIMENSIONS = 2048;

const TYPE_NAMES: Readonly<Record<Exclude<Value['kind'], 'string'>, string>> = {
  null: 'NULL',
  boolean: 'BOOLEAN',
  integer: 'LONG',
  double: 'DOUBLE',
  timestamp: 'TIMESTAMP',
  bytes: 'BYTES',
  reference: 'ENTITY_REF',
  geo: 'GEO_POINT',
  array: 'ARRAY',
  vector: 'VECTOR',
  map: 'MAP',
};

/**
 * A map of the wire: its field `__type__` says that it stands for a value of another type. Those of unknown types are
 * told apart when they are to be stored.
 *
 * @throws FirestoreError INVALID_ARGUMENT for what calls itself a vector and is none
 */
export function decodeMap(fields: Fields): Value {
  const type = fields.get('__type__');
  if (type !== undefined) checkType(type, fields);
  return mapValue(fields);
}

function checkType(type: Value, fields: Fields): void {
  if (type.kind !== 'string') {
    throw invalidArgument(`Field __type__ must be a string; founds ${TYPE_NAMES[type.kind]}.`);
  }
  if (type.value === '__vector__') checkVector(fields);
}

function checkVector(fields: Fields): void {
  const elements = fields.get('value');
  if (elements === undefined) throw invalidArgument("Vector map is missing key 'value'.");
  if (elements.kind !== 'array') throw invalidArgument('Vector value type must be an array.');
  if (fields.size > 2) throw invalidArgument('Vector value map has extraneous entries.');
  const { values } = elements;
  if (values.length > MAX_DIMENSIONS) {
    throw invalidArgument(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`);
  }
  if (values.length === 0) throw invalidArgument('Cannot have a zero length vector.');
  if (values.some(({ kind }) => kind !== 'double')) {
    throw invalidArgument("Vector must only contain values of type 'double'");
  }
}
