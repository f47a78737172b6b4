import { isDocumentId } from '@thriftline/domain/base/document-id';
import { AppError } from '@thriftline/domain/base/errors';
import { DOWNLOAD_CUT } from '@thriftline/domain/base/texts/refusal-texts';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';

/** A document as it is handed out: its fields and its id. */
export type Entry = Record<string, unknown>;

/** Documents of one kind, of which there may be any number, and how they are handed out. */
export interface Source {
  name: string;
  query: Query;
  entriesOf: (docs: readonly QueryDocumentSnapshot[]) => Entry[] | Promise<Entry[]>;
}

/** Documents that are read at once. */
const PAGE = 250;
/** An answer ends with the page that takes it to this size. Functions answer 10 MB at most, and a page of messages is below 3 MB. */
const ANSWER_BYTES = 4 * 1024 * 1024;

const noPlace = () => new AppError('invalid-argument', DOWNLOAD_CUT);

/** The page of a query that follows a document. Throws `invalid-argument` for a path that is none of the query. */
function pageAfter(query: Query, path: string): Query {
  const page = query.withConverter(null).orderBy(FieldPath.documentId()).limit(PAGE);
  if (path === '') return page;
  if (!path.split('/').every(isDocumentId)) throw noPlace();

  try {
    return page.startAfter(firestore().doc(path));
  } catch {
    throw noPlace();
  }
}

/** The sources from a place on: the name of one, and the path of the last document that was read of it, if any. */
function sourcesFrom(sources: readonly Source[], place: string): { left: readonly Source[]; path: string } {
  const [name, ...path] = place.split('/');
  const index = sources.findIndex((source) => source.name === name);
  if (index === -1) throw noPlace();
  return { left: sources.slice(index), path: path.join('/') };
}

/**
 * The documents of the sources, in their order and that of their ids, from a place on: as many as an answer holds, and the place where
 * the next one goes on. Throws `invalid-argument` for a place that is none.
 */
export async function readSources(
  sources: readonly Source[],
  after?: string,
): Promise<{ records: Record<string, Entry[]>; next?: string }> {
  const records: Record<string, Entry[]> = {};
  let bytes = 0;
  const { left, path: begun } =
    after === undefined ? { left: sources, path: '' } : sourcesFrom(sources, after);
  let path = begun;
  for (const { name, query, entriesOf } of left) {
    const found: Entry[] = [];
    records[name] = found;
    for (let isWhole = false; !isWhole; ) {
      if (bytes >= ANSWER_BYTES) return { records, next: `${name}/${path}` };
      const { docs } = await pageAfter(query, path).get();
      const entries = await entriesOf(docs);
      found.push(...entries);
      bytes += Buffer.byteLength(JSON.stringify(entries));
      isWhole = docs.length < PAGE;
      path = isWhole ? '' : (docs.at(-1)?.ref.path ?? '');
    }
  }
  return { records };
}
