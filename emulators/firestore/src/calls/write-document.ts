import { randomInt } from 'node:crypto';
import { FirestoreError, invalidArgument, validateDocumentPath } from '../model/index.ts';
import type { Write } from '../store/index.ts';
import { decodeFields } from '../wire/decode-value.ts';
import { decodeMask, decodePrecondition } from '../wire/decode-write.ts';
import { encodeDocument } from '../wire/encode-document.ts';
import type { WireDocument, WireMask } from '../wire/messages.ts';
import type {
  CreateDocumentRequest,
  DeleteDocumentRequest,
  UpdateDocumentRequest,
} from '../wire/requests.ts';
import { type DocumentName, parseDocumentName, parseParentName } from '../wire/resource-name.ts';
import { commitAs } from './commit.ts';
import { childCollection } from './list-documents.ts';
import { decodeReadMask } from './read-documents.ts';
import type { RpcContext } from './rpc-context.ts';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** Creates a document, with an id of ours when the request has none. */
export async function createDocument(
  context: RpcContext,
  request: CreateDocumentRequest,
): Promise<WireDocument> {
  const { database, path: parent } = parseParentName(request.parent);
  const path = childCollection(parent, request.collectionId).document(request.documentId || newId());
  validateDocumentPath(path);
  if (request.document?.name) throw invalidArgument('document.name must not be set');
  const write: Write = {
    kind: 'set',
    path,
    fields: decodeFields(request.document?.fields),
    transforms: [],
    precondition: { kind: 'exists', exists: false },
  };
  return writeAndRead(context, { database, path }, write, request.mask);
}

/** Updates the fields of the mask, or replaces the document when there is none. */
export async function updateDocument(
  context: RpcContext,
  request: UpdateDocumentRequest,
): Promise<WireDocument> {
  const target = parseDocumentName(request.document?.name);
  const base = {
    path: target.path,
    fields: decodeFields(request.document?.fields),
    transforms: [],
    precondition: decodePrecondition(request.currentDocument),
  };
  const mask = request.updateMask && decodeMask(request.updateMask);
  const write: Write = mask === undefined ? { kind: 'set', ...base } : { kind: 'update', mask, ...base };
  return writeAndRead(context, target, write, request.mask);
}

/** Deletes a document; one that is missing is fine unless the precondition says otherwise. */
export async function deleteDocument(context: RpcContext, request: DeleteDocumentRequest): Promise<object> {
  const { database, path } = parseDocumentName(request.name);
  const precondition = decodePrecondition(request.currentDocument);
  await commitAs(context, context.databases.open(database), [{ kind: 'delete', path, precondition }]);
  return {};
}

async function writeAndRead(
  context: RpcContext,
  { database: name, path }: DocumentName,
  write: Write,
  mask: WireMask | undefined,
): Promise<WireDocument> {
  const database = context.databases.open(name);
  // Read before the commit: a request that is refused writes nothing.
  const paths = decodeReadMask(mask);
  const { commitTime } = await commitAs(context, database, [write]);
  const document = database.read({ readTime: commitTime }).get(path);
  if (document === null) throw new FirestoreError('ABORTED', `Document "${path.key}" was deleted meanwhile.`);
  return encodeDocument(name, document, paths);
}

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}
