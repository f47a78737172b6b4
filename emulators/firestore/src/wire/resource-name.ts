import {
  type DatabaseName,
  DocumentPath,
  type FirestoreError,
  invalidArgument,
  validateDocumentPath,
  validateNumericId,
} from '../model/index.ts';

const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const BELOW_DOCUMENTS = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/s;

/**
 * Reads `projects/{p}/databases/{d}`.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parseDatabaseName(name: string | undefined): DatabaseName {
  const match = DATABASE.exec(name ?? '');
  if (!match) {
    throw misnamed(name ?? '', 'Database', ['projects', 'project', 'databases', 'database']);
  }
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
  return parseNamed(name, 'Document');
}

/**
 * As {@link parseReference}, for a value that refers to a document.
 *
 * @throws FirestoreError INVALID_ARGUMENT, also for the name of a collection
 */
export function parseReferenceValue(name: string): DocumentName {
  if (DATABASE.test(name)) throw invalidArgument('Non-document resource reference value not supported.');
  return parseNamed(name, 'Resource');
}

function parseNamed(name: string | undefined, kind: NameKind): DocumentName {
  const { database, path } = parseBelowDocuments(name, kind);
  if (path === null) throw lacksSlash(name ?? '', kind);
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
  const parent = parseBelowDocuments(name, 'Document parent');
  if (parent.path !== null) validateDocumentPath(parent.path);
  return parent;
}

type NameKind = 'Document' | 'Document parent' | 'Resource';

function parseBelowDocuments(given: string | undefined, kind: NameKind): ParentName {
  const name = given ?? '';
  const match = BELOW_DOCUMENTS.exec(name);
  if (!match) throw misnamed(name, kind, ['projects', 'project', 'databases', 'database', 'documents']);
  const database = { projectId: match[1] as string, databaseId: match[2] as string };
  const below = match[3];
  if (below === undefined) return { database, path: null };
  const path = DocumentPath.parse(below);
  checkSegments(path.segments, name, kind);
  if (path.segments.length % 2 !== 0) throw lacksSlash(name, kind);
  return { database, path };
}

/** Each segment of the path stands at the end of the name. */
function checkSegments(segments: readonly string[], name: string, kind: NameKind): void {
  let at = name.length - segments.join('/').length;
  for (const [index, segment] of segments.entries()) {
    const what = index % 2 === 0 ? 'collection' : 'resource';
    if (segment === '') {
      throw invalidArgument(
        index === segments.length - 1
          ? `${kind} name "${name}" has invalid trailing "/".`
          : `${kind} name "${name}" lacks a ${what} id at index ${at}.`,
      );
    }
    if (segment === '.' || segment === '..') {
      throw invalidArgument(`${kind} name "${name}" contains a ${what} id "${segment}" at index ${at}.`);
    }
    if (what === 'resource') validateNumericId(segment);
    at += segment.length + 1;
  }
}

/** Says where a name first differs from its form: words at even places, ids at the others. */
function misnamed(name: string, kind: string, form: readonly string[]): FirestoreError {
  const segments = name.split('/');
  let at = 0;
  for (const [index, part] of form.entries()) {
    const segment = segments[index];
    if (segment === undefined) return lacksSlash(name, kind);
    if (index % 2 === 0 && segment !== part) {
      return invalidArgument(`${kind} name "${name}" lacks "${part}" at index ${at}.`);
    }
    if (segment === '') return invalidArgument(`${kind} name "${name}" lacks a ${part} id at index ${at}.`);
    at += segment.length + 1;
  }
  return invalidArgument(`Invalid ${kind.toLowerCase()} name "${name}".`);
}

function lacksSlash(name: string, kind: string): FirestoreError {
  return invalidArgument(`${kind} name "${name}" lacks "/" at index ${name.length}.`);
}

/** True when both name one database. */
export function sameDatabase(a: DatabaseName, b: DatabaseName): boolean {
  return a.projectId === b.projectId && a.databaseId === b.databaseId;
}
