import { type IndexUse, indexesUsed } from '../plan/indexes-used.ts';
import type { CompiledQuery } from '../query/index.ts';
import type { WireExplainMetrics, WireExplainOptions, WireStruct } from '../wire/messages.ts';

/** What is told of a query beside, or instead of, its result. */
export interface Explanation {
  /** The query is run too, and its figures are told. */
  readonly analyze: boolean;
  readonly plan: WireExplainMetrics;
  /** The plan and the figures of a run that began at that moment of `performance.now()`. */
  metrics(run: { start: number; results: number; scanned: number }): WireExplainMetrics;
}

/** How a query would be run, when the request asks for it; undefined when it does not. */
export function explain(
  compiled: CompiledQuery,
  options: WireExplainOptions | undefined,
): Explanation | undefined {
  if (options === undefined) return undefined;
  const plan = { planSummary: { indexesUsed: indexesUsed(compiled).map(indexStruct) } };
  return {
    analyze: options.analyze ?? false,
    plan,
    metrics: ({ start, results, scanned }) => ({
      ...plan,
      executionStats: {
        resultsReturned: String(results),
        executionDuration: durationSince(start),
        // Production bills a query that finds nothing as one read.
        readOperations: String(Math.max(1, scanned)),
        debugStats: struct({
          documents_scanned: String(scanned),
          index_entries_scanned: String(scanned),
          billing_details: struct({
            documents_billable: String(scanned),
            index_entries_billable: '0',
            min_query_cost: '0',
            small_ops: '0',
          }),
        }),
      },
    }),
  };
}

function indexStruct({ scope, properties }: IndexUse): WireStruct {
  return struct({ query_scope: scope, properties });
}

function struct(values: Readonly<Record<string, string | WireStruct>>): WireStruct {
  return {
    fields: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? { stringValue: value } : { structValue: value },
      ]),
    ),
  };
}

function durationSince(start: number): { seconds: string; nanos: number } {
  const nanos = Math.max(1, Math.round((performance.now() - start) * 1_000_000));
  return { seconds: String(Math.floor(nanos / 1_000_000_000)), nanos: nanos % 1_000_000_000 };
}
