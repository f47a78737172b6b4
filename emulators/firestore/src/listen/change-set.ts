import { type DatabaseName, type Document, type DocumentPath, documentResource } from '../model/index.ts';
import { project, type Query } from '../query/index.ts';
import { encodeDocument } from '../wire/encode-document.ts';
import type { WireDocument } from '../wire/messages.ts';
import type { ListenResponse } from '../wire/stream-messages.ts';
import type { WireTimestamp } from '../wire/timestamp.ts';
import { memoizeEncoding } from '../wire/value-codec.ts';
import { RecentMap } from './recent-map.ts';

type Projection = Query['select'];

interface Entry {
  readonly path: DocumentPath;
  document: WireDocument | undefined;
  deleted: boolean;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/** Documents are immutable and go out to many listeners: encode each once. The latest only, for they take memory. */
const encoded = new RecentMap<Document, WireDocument>(2000);

/** What one stream has to be told of one commit: one message a document, whichever targets it concerns. */
export class ChangeSet {
  private readonly database: DatabaseName;
  private readonly entries = new Map<string, Entry>();

  constructor(database: DatabaseName) {
    this.database = database;
  }

  /** The document is in the target's result and is new there or has changed. */
  changed(targetId: number, document: Document, projection: Projection = null): void {
    const entry = this.entryOf(document.path, projection);
    entry.document = this.encode(document, projection);
    entry.targetIds.push(targetId);
  }

  /** The document exists no more. */
  deleted(targetId: number, path: DocumentPath): void {
    const entry = this.entryOf(path, null);
    entry.deleted = true;
    entry.removedTargetIds.push(targetId);
  }

  /** The document is in the target's result no longer. `now`: what it is, where that can be told. */
  departed(targetId: number, path: DocumentPath, now: Document | undefined): void {
    const entry = this.entryOf(path, null);
    if (now !== undefined) entry.document = this.encode(now, null);
    entry.removedTargetIds.push(targetId);
  }

  /** The messages, in the order the changes came. */
  messages(readTime: WireTimestamp): ListenResponse[] {
    return [...this.entries.values()].map(({ path, document, deleted, targetIds, removedTargetIds }) => {
      if (document !== undefined) {
        return {
          documentChange: { document, targetIds, ...(removedTargetIds.length > 0 && { removedTargetIds }) },
        };
      }
      const gone = { document: documentResource(this.database, path), removedTargetIds, readTime };
      return deleted ? { documentDelete: gone } : { documentRemove: gone };
    });
  }

  private entryOf(path: DocumentPath, projection: Projection): Entry {
    const key = projection === null ? path.key : `${path.key} ${projection.map((field) => field.key).join()}`;
    const known = this.entries.get(key);
    if (known) return known;
    const entry: Entry = { path, document: undefined, deleted: false, targetIds: [], removedTargetIds: [] };
    this.entries.set(key, entry);
    return entry;
  }

  private encode(document: Document, projection: Projection): WireDocument {
    if (projection !== null) return encodeDocument(this.database, project(document, projection));
    const known = encoded.get(document);
    if (known) return known;
    const wire = memoizeEncoding(encodeDocument(this.database, document));
    encoded.set(document, wire);
    return wire;
  }
}
