import { compareIds } from '../../model/compare-paths.ts';
import type { Document } from '../../model/document.ts';
import { invalidArgument } from '../../model/firestore-error.ts';
import { CollectionPath } from '../../model/path.ts';
import { validateCollectionPath } from '../../model/validate-path.ts';
import { collectionQuery, type Query } from '../../query/query.ts';
import type { ListDocumentsOptions, ListDocumentsPage, MissingDocument } from '../model/database.ts';
import { parseOrderBy } from './parse-order-by.ts';

const DEFAULT_PAGE_SIZE = 300;

/** What a listing needs to know. */
export interface Listable {
  run(query: Query): readonly Document[];
  /** Ids in a collection with documents below them. */
  parentIds(collectionKey: string): readonly string[];
}

/**
 * One page of a collection, or of several. A full page has a token for the next, which may be empty. A page token is
 * the number of entries before it, so a listing that changes between two pages may repeat or leave out an entry.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function listDocuments(source: Listable, options: ListDocumentsOptions): ListDocumentsPage {
  const { collection, showMissing = false, pageToken = '', orderBy = '' } = options;
  const collections = collection instanceof CollectionPath ? [collection] : collection;
  for (const each of collections) validateCollectionPath(each);
  const pageSize = options.pageSize || DEFAULT_PAGE_SIZE;
  if (!/^\d*$/.test(pageToken)) throw invalidArgument('Invalid page_token.');
  if (showMissing && orderBy !== '')
    throw invalidArgument('cannot specify an order when show_missing is true');
  const offset = Number(pageToken);
  const end = offset + pageSize;
  const ofOne = (each: CollectionPath): readonly (Document | MissingDocument)[] => {
    const query = { ...collectionQuery(each.parent, each.id), orderBy: parseOrderBy(orderBy) };
    return showMissing ? withMissing(source, each, query) : source.run({ ...query, limit: end });
  };
  const entries = collections.flatMap(ofOne).slice(offset, end);
  return {
    documents: entries,
    nextPageToken: entries.length >= pageSize ? String(offset + pageSize) : '',
  };
}

function withMissing(
  source: Listable,
  collection: CollectionPath,
  query: Query,
): (Document | MissingDocument)[] {
  const documents = source.run(query);
  const present = new Set(documents.map((document) => document.path.id));
  const missing = source
    .parentIds(collection.key)
    .filter((id) => !present.has(id))
    .map((id): MissingDocument => ({ path: collection.document(id), fields: null }));
  return [...documents, ...missing].sort((a, b) => compareIds(a.path.id, b.path.id));
}
