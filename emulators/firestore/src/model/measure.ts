import type { DocumentPath } from './path.ts';
import type { Fields, Value } from './value.ts';

const NAME_OVERHEAD = 16;
const DOCUMENT_OVERHEAD = 32;

/** Bytes a document counts as: https://firebase.google.com/docs/firestore/storage-size */
export function documentSize(path: DocumentPath, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + DOCUMENT_OVERHEAD;
}

/** Bytes a document name counts as. */
export function nameSize(path: DocumentPath): number {
  return path.segments.reduce((sum, segment) => sum + textSize(segment), NAME_OVERHEAD);
}

/** Bytes a value counts as. */
export function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'string':
      return textSize(value.value);
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.path);
    case 'geo':
      return 16;
    case 'array':
    case 'vector':
      return value.values.reduce((sum, element) => sum + valueSize(element), 0);
    case 'map':
      return fieldsSize(value.fields);
  }
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += textSize(name) + valueSize(value);
  return size;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
