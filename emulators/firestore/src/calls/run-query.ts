import { compileQuery, isInScope, project, type Query } from '../query/index.ts';
import type { Wanted } from '../store/index.ts';
import { decodeAggregation, decodeQuery } from '../wire/decode-query.ts';
import { encodeDocument } from '../wire/encode-document.ts';
import { encodeTimestamp, encodeValue } from '../wire/encode-value.ts';
import type {
  RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
} from '../wire/requests.ts';
import { parseParentName } from '../wire/resource-name.ts';
import { explain } from './explain.ts';
import { withRead } from './open-read.ts';
import type { RpcContext } from './rpc-context.ts';

const inScopeOf =
  (query: Query): Wanted =>
  (path) =>
    isInScope(query, path);

/**
 * The documents of a query in order, each but the last with the number of those passed over. The read time stands
 * alone for an empty result, the id of a new transaction before all. With explain options
 * the plan comes with the last, or alone when the query is not to be run.
 */
export async function runQuery(
  context: RpcContext,
  request: RunQueryRequest,
): Promise<readonly RunQueryResponse[]> {
  const { database: name, path } = parseParentName(request.parent);
  const database = context.databases.open(name);
  const query = decodeQuery(path, request.structuredQuery);
  const compiled = compileQuery(query, name);
  const explanation = explain(compiled, request.explainOptions);
  return withRead(context, database, request, inScopeOf(query), ({ snapshot, newTransaction }) => {
    context.access.authorizeList(context.caller, database, snapshot, query);
    if (explanation?.analyze === false) return [{ explainMetrics: explanation.plan }];
    const start = performance.now();
    const readTime = encodeTimestamp(snapshot.readTime);
    const skipped = query.offset > 0 ? { skippedResults: query.offset } : {};
    const responses: RunQueryResponse[] = snapshot.run(compiled).map((document) => ({
      document: encodeDocument(name, project(document, query.select)),
      readTime,
      ...skipped,
    }));
    const results = responses.length;
    const explainMetrics = explanation?.metrics({ start, results, scanned: results });
    const { document } = responses.pop() ?? {};
    const last = { readTime, ...(document && { document }), ...(explainMetrics && { explainMetrics }) };
    return [...(newTransaction ? [{ transaction: newTransaction }] : []), ...responses, last];
  });
}

/** Figures over the documents of a query: exactly one response. */
export async function runAggregationQuery(
  context: RpcContext,
  request: RunAggregationQueryRequest,
): Promise<readonly RunAggregationQueryResponse[]> {
  const { database: name, path } = parseParentName(request.parent);
  const database = context.databases.open(name);
  const query = decodeQuery(path, request.structuredAggregationQuery?.structuredQuery);
  const aggregations = (request.structuredAggregationQuery?.aggregations ?? []).map(decodeAggregation);
  const compiled = compileQuery(query, name, aggregations);
  const explanation = explain(compiled, request.explainOptions);
  return withRead(context, database, request, inScopeOf(query), ({ snapshot, newTransaction }) => {
    context.access.authorizeList(context.caller, database, snapshot, query);
    if (explanation?.analyze === false) return [{ explainMetrics: explanation.plan }];
    const start = performance.now();
    const figures = [...snapshot.aggregate(compiled, aggregations)];
    return [
      {
        result: {
          aggregateFields: Object.fromEntries(figures.map(([key, value]) => [key, encodeValue(value)])),
        },
        ...(newTransaction && { transaction: newTransaction }),
        readTime: encodeTimestamp(snapshot.readTime),
        ...(explanation && { explainMetrics: explanation.metrics({ start, results: 1, scanned: 1 }) }),
      },
    ];
  });
}
