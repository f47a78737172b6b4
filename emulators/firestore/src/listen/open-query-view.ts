import type { Document } from '../model/index.ts';
import type { CompiledQuery } from '../query/index.ts';
import type { Database } from '../store/index.ts';
import { LimitWindow } from './limit-window.ts';
import type { Departure, QueryView } from './query-view.ts';

/** A view that starts from the state of the database as it is now. */
export function openQueryView(database: Database, query: CompiledQuery): QueryView {
  const { limit, offset } = query.query;
  return limit === null && offset === 0
    ? openUnlimitedView(database, query)
    : new LimitWindow(database, query);
}

/** Without a limit each document is in or out by itself: nothing has to be remembered. */
function openUnlimitedView(database: Database, query: CompiledQuery): QueryView {
  return {
    query,
    results: () => database.read().run(query),
    apply: (changes) => {
      const changed: Document[] = [];
      const departed: Departure[] = [];
      for (const { before, after } of changes) {
        if (after !== null && query.matches(after)) changed.push(after);
        else if (before !== null && query.matches(before)) departed.push({ before, after });
      }
      return { changed, departed };
    },
  };
}
