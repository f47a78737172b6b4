import { compareIds } from '../model/compare-paths.ts';
import type { Document } from '../model/document.ts';
import { invalidArgument } from '../model/firestore-error.ts';
import { validateCollectionPath } from '../model/validate-path.ts';
import { collectionQuery, type Query } from '../query/query.ts';
import type { ListDocumentsOptions, ListDocumentsPage, MissingDocument } from './database.ts';
import { parseOrderBy } from './parse-order-by.ts';

const DEFAULT_PAGE_SIZE = 300;

/** What a listing needs to know. */
export interface Listable {
  run(query: Query): readonly Document[];
  /** Ids in a collection with documents below them. */
  parentIds(collectionKey: string): readonly string[];
}

/**
 * One page of a collection. A page token is the number of entries before it, so a listing that changes
 * between two pages may repeat or leave out an entry.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function listDocuments(source: Listable, options: ListDocumentsOptions): ListDocumentsPage {
  const { collection, showMissing = false, pageToken = '', orderBy = '' } = options;
  validateCollectionPath(collection);
  const pageSize = options.pageSize || DEFAULT_PAGE_SIZE;
  if (pageSize < 0) throw invalidArgument('page_size is negative');
  if (!/^\d*$/.test(pageToken)) throw invalidArgument('Invalid page_token.');
  if (showMissing && orderBy !== '') throw invalidArgument('show_missing cannot be used with order_by.');
  const offset = Number(pageToken);
  const query = { ...collectionQuery(collection.parent, collection.id), orderBy: parseOrderBy(orderBy) };
  // One more than asked for tells whether there is a next page.
  const entries = showMissing
    ? withMissing(source, options, query).slice(offset, offset + pageSize + 1)
    : source.run({ ...query, offset, limit: pageSize + 1 });
  return {
    documents: entries.slice(0, pageSize),
    nextPageToken: entries.length > pageSize ? String(offset + pageSize) : '',
  };
}

function withMissing(
  source: Listable,
  { collection }: ListDocumentsOptions,
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
