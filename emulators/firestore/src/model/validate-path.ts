import { numericId } from './compare-paths.ts';
import { invalidArgument } from './firestore-error.ts';
import { MAX_NAME_BYTES, MAX_PATH_BYTES, MAX_PATH_SEGMENTS } from './limits.ts';
import type { CollectionPath, DocumentPath } from './path.ts';

/**
 * Refuses a path that can't name a document.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateDocumentPath(path: DocumentPath): void {
  if (path.segments.length % 2 !== 0) {
    throw invalidArgument(
      `Document name "${path.key}" has ${path.segments.length} segments: a document has an even number.`,
    );
  }
  validateSegments(path);
}

/**
 * Refuses a path that can't name a collection.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateCollectionPath(path: CollectionPath): void {
  if (path.segments.length % 2 !== 1) {
    throw invalidArgument(
      `Collection name "${path.key}" has ${path.segments.length} segments: a collection has an odd number.`,
    );
  }
  validateSegments(path);
}

/**
 * Refuses an id no collection or document can have.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateId(id: string, of: 'Collection' | 'Resource'): void {
  if (id.includes('/')) throw invalidArgument(`${of} id "${id}" is invalid because it contains "/".`);
  if (id === '') throw invalidArgument(`${of} id "${id}" is invalid.`);
  if (of === 'Resource') validateNumericId(id);
  const isNumber = of === 'Resource' && numericId(id) !== undefined;
  if (id === '.' || id === '..' || (isReserved(id) && !isNumber)) {
    throw invalidArgument(`${of} id "${id}" is invalid because it is reserved.`);
  }
  if (Buffer.byteLength(id) > MAX_NAME_BYTES) {
    const element = of === 'Collection' ? 'kind' : 'name';
    throw invalidArgument(`The key path element ${element} is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}

/**
 * Refuses the id of a document that begins like a number's and is none; also one that is only referred to.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateNumericId(id: string): void {
  if (!id.startsWith('__id') || !isReserved(id) || numericId(id) !== undefined) return;
  throw invalidArgument(
    `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
  );
}

/** True for names of the form `__name__`, which are kept for Firestore itself; four underscores alone are none. */
export function isReserved(name: string): boolean {
  return name.length > 4 && name.startsWith('__') && name.endsWith('__');
}

function validateSegments({ segments, key }: { segments: readonly string[]; key: string }): void {
  if (segments.length > MAX_PATH_SEGMENTS) {
    throw invalidArgument(`Key path is too long. Cannot exceed ${MAX_PATH_SEGMENTS} elements.`);
  }
  if (Buffer.byteLength(key) > MAX_PATH_BYTES) {
    throw invalidArgument(`Name "${key.slice(0, 100)}…" is longer than ${MAX_PATH_BYTES} bytes.`);
  }
  for (const [index, segment] of segments.entries()) {
    validateId(segment, index % 2 === 0 ? 'Collection' : 'Resource');
  }
}
