import type { DocumentReader } from '../evaluate/document-reader.ts';
import type { Outcome } from '../outcomes/failure.ts';
import type { RulesService } from '../requests/request.ts';
import type { RulesValue } from '../values/value.ts';

/** Reads a document for a function call. */
type ReadDocument = (documents: DocumentReader, path: RulesValue, start: number) => Outcome;

const FIRESTORE_FUNCTIONS: ReadonlyMap<string, ReadDocument> = new Map([
  ['get', (documents, path, start) => documents.get(path, 'before', 'get', start)],
  ['exists', (documents, path, start) => documents.exists(path, 'before', 'exists', start)],
  ['getAfter', (documents, path, start) => documents.get(path, 'after', 'getAfter', start)],
  ['existsAfter', (documents, path, start) => documents.exists(path, 'after', 'existsAfter', start)],
]);

const STORAGE_FUNCTIONS: ReadonlyMap<string, ReadDocument> = new Map([
  ['firestore.get', (documents, path, start) => documents.get(path, 'before', 'firestore.get', start)],
  [
    'firestore.exists',
    (documents, path, start) => documents.exists(path, 'before', 'firestore.exists', start),
  ],
]);

/** The functions that read documents, by their full names. */
export function documentFunctions(service: RulesService): ReadonlyMap<string, ReadDocument> {
  return service === 'cloud.firestore' ? FIRESTORE_FUNCTIONS : STORAGE_FUNCTIONS;
}
