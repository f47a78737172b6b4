import { type DatabaseName, DocumentPath, invalidArgument, validateDocumentPath } from '../model/index.ts';

const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const BELOW_DOCUMENTS = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.+))?$/s;

/**
 * Reads `projects/{p}/databases/{d}`.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parseDatabaseName(name: string | undefined): DatabaseName {
  const match = DATABASE.exec(name ?? '');
  if (!match) throw invalidArgument(`Invalid database name "${name ?? ''}".`);
  return { projectId: match[1] as string, databaseId: match[2] as string };
}

/** A document and the database it is in. */
export interface DocumentName {
  readonly database: DatabaseName;
  readonly path: DocumentPath;
}

/**
 * Reads `projects/{p}/databases/{d}/documents/{collection}/{id}…` where a document of that name need not be
 * storable: cursors stand at reserved ids too.
 *
 * @throws FirestoreError INVALID_ARGUMENT, also for the name of a collection
 */
export function parseReference(name: string | undefined): DocumentName {
  const { database, path } = parseBelowDocuments(name);
  if (path === null)
    throw invalidArgument(`Document name "${name ?? ''}" lacks "/" at index ${name?.length ?? 0}.`);
  return { database, path };
}

/**
 * As {@link parseReference}, for a document that is to be read or written.
 *
 * @throws FirestoreError INVALID_ARGUMENT, also for reserved ids
 */
export function parseDocumentName(name: string | undefined): DocumentName {
  const document = parseReference(name);
  validateDocumentPath(document.path);
  return document;
}

/**
 * As {@link parseDocumentName}, for a document that must be in the given database.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parseDocumentIn(database: DatabaseName, name: string | undefined): DocumentPath {
  const document = parseDocumentName(name);
  if (!sameDatabase(document.database, database)) {
    throw invalidArgument(
      `Document name "${name ?? ''}" is not in the database ${database.databaseId} of the request.`,
    );
  }
  return document.path;
}

/** The root of a database (path null) or a document in it. */
export interface ParentName {
  readonly database: DatabaseName;
  readonly path: DocumentPath | null;
}

/**
 * Reads the parent of a query or list: the root `…/documents` or a document.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parseParentName(name: string | undefined): ParentName {
  const parent = parseBelowDocuments(name);
  if (parent.path !== null) validateDocumentPath(parent.path);
  return parent;
}

function parseBelowDocuments(name: string | undefined): ParentName {
  const match = BELOW_DOCUMENTS.exec(name ?? '');
  if (!match) throw invalidArgument(`Invalid document name "${name ?? ''}".`);
  const database = { projectId: match[1] as string, databaseId: match[2] as string };
  if (match[3] === undefined) return { database, path: null };
  const path = DocumentPath.parse(match[3]);
  if (path.segments.includes('')) throw invalidArgument(`Document name "${name}" has an empty segment.`);
  if (path.segments.length % 2 !== 0) {
    throw invalidArgument(`Document name "${name}" names a collection: it needs an even number of segments.`);
  }
  return { database, path };
}

/** True when both name one database. */
export function sameDatabase(a: DatabaseName, b: DatabaseName): boolean {
  return a.projectId === b.projectId && a.databaseId === b.databaseId;
}
