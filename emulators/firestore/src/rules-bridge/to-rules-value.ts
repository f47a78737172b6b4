import {
  RulesBytes,
  RulesFloat,
  RulesLatLng,
  type RulesMap,
  RulesPath,
  type RulesResource,
  RulesTimestamp,
  type RulesValue,
} from '@thriftline/security-rules';
import { type DatabaseName, type Document, type Fields, type Value, vectorFields } from '../model/index.ts';

/** A stored value as rules see it. */
export function toRulesValue(value: Value): RulesValue {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'integer':
    case 'string':
      return value.value;
    case 'double':
      return new RulesFloat(value.value);
    case 'timestamp':
      return new RulesTimestamp(value.value.seconds, value.value.nanos);
    case 'bytes':
      return new RulesBytes(value.value);
    case 'reference':
      return new RulesPath(toRulesPath(value.database, value.path.segments));
    case 'geo':
      return new RulesLatLng(value.latitude, value.longitude);
    case 'array':
      return value.values.map(toRulesValue);
    case 'vector':
      return toRulesMap(vectorFields(value));
    case 'map':
      return toRulesMap(value.fields);
  }
}

/** Fields as a map of the rules language. */
export function toRulesMap(fields: Fields): RulesMap {
  return new Map([...fields].map(([name, value]) => [name, toRulesValue(value)]));
}

/** The segments rules match against: databases, (default), documents, and the path below. */
export function toRulesPath(database: DatabaseName, segments: readonly string[]): readonly string[] {
  return ['databases', database.databaseId, 'documents', ...segments];
}

/** Converted documents; they are immutable, and one request may look at the same one many times. */
const converted = new WeakMap<Document, RulesResource>();

/** A document as `resource` or as what `get()` returns; null stays null. */
export function toRulesResource(database: DatabaseName, document: Document | null): RulesResource | null {
  if (document === null) return null;
  const known = converted.get(document);
  if (known) return known;
  const resource = {
    data: toRulesMap(document.fields),
    id: document.path.id,
    name: toRulesPath(database, document.path.segments),
  };
  converted.set(document, resource);
  return resource;
}

/** The document path below `/databases/{d}/documents`; undefined for paths of other databases. */
export function fromRulesPath(
  database: DatabaseName,
  segments: readonly string[],
): readonly string[] | undefined {
  const [databases, databaseId, documents, ...rest] = segments;
  const here = databases === 'databases' && databaseId === database.databaseId && documents === 'documents';
  return here && rest.length > 0 && rest.length % 2 === 0 ? rest : undefined;
}
