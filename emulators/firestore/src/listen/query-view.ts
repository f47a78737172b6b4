import type { Document } from '../model/index.ts';
import type { CompiledQuery } from '../query/index.ts';
import type { DocumentChange } from '../store/index.ts';

/** A document that left the result of a query. */
export interface Departure {
  /** What it was as a part of the result. */
  readonly before: Document;
  /** What it is now: null when it exists no more, `before` itself when only others took its place. */
  readonly after: Document | null;
}

/** What a commit did to the result of a query. */
export interface ViewDelta {
  /** Documents of the result that are new in it or have changed. */
  readonly changed: readonly Document[];
  readonly departed: readonly Departure[];
}

/** The live result of a query. */
export interface QueryView {
  readonly query: CompiledQuery;
  /** The result as of the last commit. */
  results(): readonly Document[];
  /** Follows a commit; to be called once for each, in order, with its changes in the query's scope. */
  apply(changes: readonly DocumentChange[]): ViewDelta;
}

/** What leads from one result to another. `now` tells what a departed document is today; null: it is stored no longer. */
export function diffResults(
  before: readonly Document[],
  after: readonly Document[],
  now: (departed: Document) => Document | null,
): ViewDelta {
  const old = new Map(before.map((document) => [document.path.key, document]));
  const changed: Document[] = [];
  for (const document of after) {
    const previous = old.get(document.path.key);
    old.delete(document.path.key);
    if (previous !== document) changed.push(document);
  }
  return {
    changed,
    departed: [...old.values()].map((document) => ({ before: document, after: now(document) })),
  };
}
