import {
  CollectionPath,
  type DocumentPath,
  documentResource,
  FieldPath,
  invalidArgument,
} from '../model/index.ts';
import { validateId } from '../model/validate-path.ts';
import {
  collectionQuery,
  descendingKeyScan,
  isInScope,
  kindRequiredForOrder,
  type OrderBy,
  project,
} from '../query/index.ts';
import { encodeDocument } from '../wire/encode-document.ts';
import type {
  ListCollectionIdsRequest,
  ListCollectionIdsResponse,
  ListDocumentsRequest,
  ListDocumentsResponse,
} from '../wire/requests.ts';
import { parseParentName } from '../wire/resource-name.ts';
import { withRead } from './open-read.ts';
import { decodeReadMask } from './read-documents.ts';
import type { RpcContext } from './rpc-context.ts';

/** A page of a collection, ordered by name unless asked otherwise; without a collection's id, of all below the parent. */
export async function listDocuments(
  context: RpcContext,
  request: ListDocumentsRequest,
): Promise<ListDocumentsResponse> {
  const { database: name, path: parent } = parseParentName(request.parent);
  if ((request.pageSize ?? 0) < 0) throw invalidArgument('Page size must be nonnegative.');
  if (!request.collectionId) checkListOfAll(request);
  const database = context.databases.open(name);
  if (request.showMissing) {
    checkListOfMissing(request);
    context.access.requireAdmin(context.caller);
  }
  const mask = decodeReadMask(request.mask);
  const query = { ...collectionQuery(parent, ''), collectionId: request.collectionId || null };
  const wanted = (path: DocumentPath) => isInScope(query, path);
  return withRead(context, database, request, wanted, ({ snapshot }) => {
    const ids = request.collectionId ? [request.collectionId] : snapshot.listCollectionIds(parent);
    const collections = ids.map((id) => childCollection(parent, id));
    const page = snapshot.listDocuments({
      collection: collections,
      showMissing: request.showMissing ?? false,
      pageSize: request.pageSize ?? 0,
      pageToken: request.pageToken ?? '',
      orderBy: request.orderBy ?? '',
    });
    for (const { id } of collections) {
      context.access.authorizeList(context.caller, database, snapshot, {
        ...collectionQuery(parent, id),
        orderBy: parseOrderBy(request.orderBy ?? ''),
        limit: request.pageSize || null,
      });
    }
    return {
      documents: page.documents.map((document) =>
        document.fields === null
          ? { name: documentResource(name, document.path) }
          : encodeDocument(name, project(document, mask)),
      ),
      ...(page.nextPageToken !== '' && { nextPageToken: page.nextPageToken }),
    };
  });
}

/** What is not there has no fields to be ordered by; and who may not ask hears what is wrong with the question first. */
function checkListOfMissing({ collectionId = '', orderBy = '' }: ListDocumentsRequest): void {
  validateId(collectionId, 'Collection');
  if (orderBy !== '') throw invalidArgument('cannot specify an order when show_missing is true');
}

/** All that lies below a parent is listed by name, forwards. */
function checkListOfAll({ showMissing, orderBy = '' }: ListDocumentsRequest): void {
  if (showMissing) throw invalidArgument('collection id must be set when show_missing is true');
  const [first, ...others] = parseOrderBy(orderBy);
  if (first === undefined) return;
  if (!first.field.isName || others.length > 0) throw kindRequiredForOrder();
  if (first.direction === 'desc') throw descendingKeyScan();
}

/** Ids of the collections below a document or the root, sorted. */
export async function listCollectionIds(
  context: RpcContext,
  request: ListCollectionIdsRequest,
): Promise<ListCollectionIdsResponse> {
  const { database: name, path } = parseParentName(request.parent);
  if ((request.pageSize ?? 0) < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
  context.access.requireAdmin(context.caller);
  const all = context.databases.open(name).read().listCollectionIds(path);
  const after = request.pageToken ?? '';
  const start = after === '' ? 0 : all.indexOf(after) + 1;
  const end = request.pageSize ? start + request.pageSize : all.length;
  const collectionIds = all.slice(start, end);
  const last = collectionIds.at(-1);
  return { collectionIds, ...(end < all.length && last !== undefined && { nextPageToken: last }) };
}

/**
 * The collection of this id below a document or the root.
 *
 * @throws FirestoreError INVALID_ARGUMENT when the id is missing or holds a slash
 */
export function childCollection(parent: DocumentPath | null, id: string | undefined): CollectionPath {
  if (!id || id.includes('/')) throw invalidArgument(`Invalid collection id "${id ?? ''}".`);
  return new CollectionPath([...(parent?.segments ?? []), id]);
}

/** `price desc, __name__` as orders. */
function parseOrderBy(text: string): OrderBy[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [field = '', direction = 'asc'] = part.split(/\s+/);
      return {
        field: FieldPath.parse(field),
        direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc',
      };
    });
}
