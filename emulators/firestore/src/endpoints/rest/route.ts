import type { MethodName } from '../../calls/methods.ts';
import { decodePath } from '../http/decode-path.ts';

/** A REST request as the call it stands for; `fields` are what path and query parameters say. */
export interface RestRoute {
  readonly method: MethodName;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Which part of the request the body is: all of it, the document, or nothing. */
  readonly body: 'request' | 'document' | 'none';
}

const DOCUMENTS = /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;
/** Only POST has custom calls: a colon elsewhere, or an escaped one, belongs to a document id. */
const CALL = /:([a-zA-Z]+)$/;

/** Custom calls on the root of a database, `DOCS:commit`. */
const DATABASE_CALLS: Readonly<Record<string, MethodName>> = {
  batchGet: 'BatchGetDocuments',
  commit: 'Commit',
  beginTransaction: 'BeginTransaction',
  rollback: 'Rollback',
  batchWrite: 'BatchWrite',
};

/** Custom calls on a parent, `DOCS/users/u1:runQuery`. */
const PARENT_CALLS: Readonly<Record<string, MethodName>> = {
  runQuery: 'RunQuery',
  runAggregationQuery: 'RunAggregationQuery',
  listCollectionIds: 'ListCollectionIds',
  partitionQuery: 'PartitionQuery',
};

/** A call that exists in the API and is not answered here. */
const UNANSWERED = 'executePipeline';

/** True for the paths of the REST API. */
export function isRestPath(pathname: string): boolean {
  return /^\/v1(beta1)?\/projects\//.test(pathname);
}

/** A call of the REST API that is known and not implemented. */
export interface UnansweredCall {
  readonly unanswered: string;
}

/**
 * Finds the call a method and path stand for; undefined when there is none.
 *
 * @throws FirestoreError INVALID_ARGUMENT for malformed escapes
 */
export function findRoute(
  httpMethod: string,
  pathname: string,
  query: URLSearchParams,
): RestRoute | UnansweredCall | undefined {
  const call = httpMethod === 'POST' ? CALL.exec(pathname)?.[1] : undefined;
  const match = DOCUMENTS.exec(decodePath(call === undefined ? pathname : pathname.replace(CALL, '')));
  if (!match) return undefined;
  const [, database = '', below = ''] = match;
  const root = `${database}/documents`;
  if (call !== undefined) return findCall(database, root, below, call);
  if (httpMethod === 'GET') return findRead(root, match[2], query);
  const segments = below.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return undefined;
  // A name that is no document's, or no collection's, is told what it lacks.
  return httpMethod === 'POST'
    ? collectionRoute(httpMethod, [root, ...segments], query)
    : documentRoute(httpMethod, `${root}/${below}`, query);
}

/** A slash at the end of the root or of a document asks for all collections below it. */
function findRead(root: string, below: string | undefined, query: URLSearchParams): RestRoute | undefined {
  if (below === undefined) return undefined;
  const segments = below.split('/');
  const isDocument = segments.length % 2 === 0 || segments.slice(0, -1).includes('');
  return isDocument
    ? documentRoute('GET', `${root}/${below}`, query)
    : collectionRoute('GET', [root, ...segments], query);
}

function findCall(
  database: string,
  root: string,
  below: string,
  call: string,
): RestRoute | UnansweredCall | undefined {
  if (call === UNANSWERED) return { unanswered: call };
  const onDatabase = DATABASE_CALLS[call];
  if (onDatabase !== undefined) {
    return below === '' ? { method: onDatabase, fields: { database }, body: 'request' } : undefined;
  }
  const onParent = PARENT_CALLS[call];
  if (onParent === undefined) return undefined;
  const parent = below === '' ? root : `${root}/${below}`;
  return { method: onParent, fields: { parent }, body: 'request' };
}

function documentRoute(httpMethod: string, name: string, query: URLSearchParams): RestRoute | undefined {
  switch (httpMethod) {
    case 'GET':
      return { method: 'GetDocument', fields: { name, ...readFields(query) }, body: 'none' };
    case 'PATCH':
      return {
        method: 'UpdateDocument',
        fields: {
          document: { name },
          ...mask('updateMask', query),
          ...mask('mask', query),
          ...precondition(query),
        },
        body: 'document',
      };
    case 'DELETE':
      return { method: 'DeleteDocument', fields: { name, ...precondition(query) }, body: 'none' };
    default:
      return undefined;
  }
}

function collectionRoute(
  httpMethod: string,
  segments: readonly string[],
  query: URLSearchParams,
): RestRoute | undefined {
  const target = { parent: segments.slice(0, -1).join('/'), collectionId: segments.at(-1) };
  if (httpMethod === 'POST') {
    const documentId = query.get('documentId') ?? '';
    return {
      method: 'CreateDocument',
      fields: { ...target, documentId, ...mask('mask', query) },
      body: 'document',
    };
  }
  if (httpMethod !== 'GET') return undefined;
  return {
    method: 'ListDocuments',
    fields: {
      ...target,
      ...text('pageToken', query),
      ...text('orderBy', query),
      ...text('pageSize', query),
      ...text('showMissing', query),
      ...readFields(query),
    },
    body: 'none',
  };
}

function readFields(query: URLSearchParams): Record<string, unknown> {
  return { ...mask('mask', query), ...text('transaction', query), ...text('readTime', query) };
}

function text(name: string, query: URLSearchParams): Record<string, string> {
  const value = query.get(name) ?? query.get(snakeCase(name));
  return value === null ? {} : { [name]: value };
}

function mask(name: string, query: URLSearchParams): Record<string, unknown> {
  const fieldPaths = [
    ...query.getAll(`${name}.fieldPaths`),
    ...query.getAll(`${snakeCase(name)}.field_paths`),
  ];
  return fieldPaths.length === 0 ? {} : { [name]: { fieldPaths } };
}

function precondition(query: URLSearchParams): Record<string, unknown> {
  const exists = query.get('currentDocument.exists') ?? query.get('current_document.exists');
  const updateTime = query.get('currentDocument.updateTime') ?? query.get('current_document.update_time');
  if (updateTime !== null) return { currentDocument: { updateTime } };
  return exists === null ? {} : { currentDocument: { exists: exists === 'true' } };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
