import { appendFileSync, writeFileSync } from 'node:fs';
import { type Aggregation, aggregatedFields } from '../query/aggregation.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import type { Filter } from '../query/query.ts';

/** What a query asked for, without its values: a line of the log, as JSON. */
export interface LoggedQuery {
  /** The id of the collections searched; null for any. */
  readonly collection: string | null;
  /** Whether it looked at any depth. */
  readonly group: boolean;
  /** Every field it filters, orders or sums up by, each once, in alphabetical order. */
  readonly fields: readonly string[];
}

function filteredFields(filter: Filter | null): string[] {
  if (filter === null) return [];
  if (filter.kind === 'composite') return filter.filters.flatMap(filteredFields);
  return [filter.field.key];
}

/**
 * Writes each kind of query into a file, a line of JSON each, once. The file starts empty.
 *
 * @throws the system's error for a file that cannot be written
 */
export function openQueryLog(
  file: string,
): (compiled: CompiledQuery, aggregations: readonly Aggregation[]) => void {
  writeFileSync(file, '');
  const known = new Set<string>();
  return ({ query }, aggregations) => {
    const fields = new Set([
      ...filteredFields(query.filter),
      ...query.orderBy.map(({ field }) => field.key),
      ...aggregatedFields(aggregations).map((field) => field.key),
    ]);
    const logged: LoggedQuery = {
      collection: query.collectionId,
      group: query.allDescendants,
      fields: [...fields].sort(),
    };
    const line = JSON.stringify(logged);
    if (known.has(line)) return;
    known.add(line);
    appendFileSync(file, `${line}\n`);
  };
}
