import { type Document, type DocumentPath, type FieldPath, FirestoreError } from '../model/index.ts';
import { decodeFieldPath } from '../wire/decode-field-path.ts';
import { encodeDocument } from '../wire/encode-document.ts';
import { encodeTimestamp } from '../wire/encode-value.ts';
import type { WireDocument, WireMask } from '../wire/messages.ts';
import type {
  BatchGetDocumentsRequest,
  BatchGetDocumentsResponse,
  GetDocumentRequest,
} from '../wire/requests.ts';
import { parseDatabaseName, parseDocumentIn, parseDocumentName } from '../wire/resource-name.ts';
import { withRead } from './open-read.ts';
import type { RpcContext } from './rpc-context.ts';

/** The field paths of a read mask; null for whole documents. */
export function decodeReadMask(mask: WireMask | undefined): readonly FieldPath[] | null {
  return mask === undefined ? null : (mask.fieldPaths ?? []).map(decodeFieldPath);
}

/**
 * One document.
 *
 * @throws FirestoreError NOT_FOUND
 */
export async function getDocument(context: RpcContext, request: GetDocumentRequest): Promise<WireDocument> {
  const { database: name, path } = parseDocumentName(request.name);
  const paths = decodeReadMask(request.mask);
  const database = context.databases.open(name);
  const wanted = (other: DocumentPath) => other.key === path.key;
  const document = await withRead<Document | null>(context, database, request, wanted, ({ snapshot }) => {
    context.access.authorizeGets(context.caller, database, snapshot, [path]);
    return snapshot.get(path);
  });
  if (document === null) throw new FirestoreError('NOT_FOUND', `Document "${request.name}" not found.`);
  return encodeDocument(name, document, paths);
}

/** Many documents from one state, each name once; one that may not be read fails the whole call. */
export async function batchGetDocuments(
  context: RpcContext,
  request: BatchGetDocumentsRequest,
): Promise<readonly BatchGetDocumentsResponse[]> {
  const name = parseDatabaseName(request.database);
  const database = context.databases.open(name);
  const names = [...new Set(request.documents ?? [])];
  const paths = names.map((document) => parseDocumentIn(name, document));
  const mask = decodeReadMask(request.mask);
  const keys = new Set(paths.map(({ key }) => key));
  const wanted = ({ key }: DocumentPath) => keys.has(key);
  return withRead(context, database, request, wanted, ({ snapshot, newTransaction }) => {
    context.access.authorizeGets(context.caller, database, snapshot, paths);
    const readTime = encodeTimestamp(snapshot.readTime);
    const responses: BatchGetDocumentsResponse[] = paths.map((path, index) => {
      const document = snapshot.get(path);
      return document === null
        ? { missing: names[index] as string, readTime }
        : { found: encodeDocument(name, document, mask), readTime };
    });
    return newTransaction === undefined ? responses : [{ transaction: newTransaction }, ...responses];
  });
}
