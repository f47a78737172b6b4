import type { Document } from '../model/index.ts';
import type { CompiledQuery } from '../query/index.ts';
import type { Database, DocumentChange } from '../store/index.ts';
import { diffResults, type QueryView, type ViewDelta } from './query-view.ts';

/**
 * The live result of a query with a limit or an offset. Keeps the first `offset + limit` documents in order and
 * follows commits by itself as long as every place in the window is certain; it asks the database again only
 * when a member left and a document from beyond the window may have to move up.
 */
export class LimitWindow implements QueryView {
  readonly query: CompiledQuery;
  private readonly database: Database;
  private readonly capacity: number;
  private window: readonly Document[];

  constructor(database: Database, query: CompiledQuery) {
    this.database = database;
    this.query = query;
    const { limit, offset } = query.query;
    this.capacity = limit === null ? Number.POSITIVE_INFINITY : offset + limit;
    this.window = this.load();
  }

  results(): readonly Document[] {
    return this.window.slice(this.query.query.offset);
  }

  apply(changes: readonly DocumentChange[]): ViewDelta {
    const visibleBefore = this.results();
    const touched = new Set(changes.map(({ path }) => path.key));
    const arrivals = changes.flatMap(({ after }) =>
      after !== null && this.query.matches(after) ? [after] : [],
    );
    // A window that is not full holds every match. Of a full one only the order up to its last member is known.
    const edge = this.window.length < this.capacity ? undefined : this.window.at(-1);
    const next = [...this.window.filter(({ path }) => !touched.has(path.key)), ...arrivals]
      .sort((a, b) => this.query.compare(a, b))
      .slice(0, this.capacity);
    const last = next.at(-1);
    const certain =
      edge === undefined ||
      (next.length === this.capacity && (last === undefined || this.query.compare(last, edge) <= 0));
    this.window = certain ? next : this.load();
    const changedTo = new Map(changes.map(({ path, after }) => [path.key, after]));
    return diffResults(visibleBefore, this.results(), (departed) => {
      const after = changedTo.get(departed.path.key);
      return after === undefined ? departed : after;
    });
  }

  private load(): readonly Document[] {
    const { query } = this.query;
    const limit = query.limit === null ? null : query.limit + query.offset;
    return this.database.read().run({ ...query, limit, offset: 0 });
  }
}
