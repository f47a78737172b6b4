import { documentResource, invalidArgument } from '../model/index.ts';
import { compileQuery, type Query } from '../query/index.ts';
import { decodeQuery } from '../wire/decode-query.ts';
import type { PartitionQueryRequest, PartitionQueryResponse } from '../wire/requests.ts';
import { parseParentName } from '../wire/resource-name.ts';
import { withRead } from './open-read.ts';
import type { RpcContext } from './rpc-context.ts';

/** Fewer documents are not worth a partition of their own; production does it so too. */
const LEAST_DOCUMENTS = 128;

/** Names that split a collection group into parts of about equal size, in order. */
export async function partitionQuery(
  context: RpcContext,
  request: PartitionQueryRequest,
): Promise<PartitionQueryResponse> {
  context.access.requireAdmin(context.caller);
  const { database: name, path } = parseParentName(request.parent);
  const database = context.databases.open(name);
  const query = decodeQuery(path, request.structuredQuery);
  refuseUnpartitionable(query);
  const wanted = Number(request.partitionCount ?? 0);
  if (wanted < 1) throw invalidArgument('partition_count must be greater than zero.');
  const compiled = compileQuery(query, name);
  const moment = { ...(request.readTime && { readTime: request.readTime }) };
  return withRead(
    context,
    database,
    moment,
    () => true,
    ({ snapshot }) => {
      const documents = snapshot.run(compiled);
      const points = Math.min(wanted, Math.max(0, Math.floor(documents.length / LEAST_DOCUMENTS) - 1));
      const first = pageStart(request.pageToken);
      const end = request.pageSize ? Math.min(points, first + request.pageSize) : points;
      const partitions = Array.from({ length: Math.max(0, end - first) }, (_, at) => {
        const place = Math.round(((first + at + 1) * documents.length) / (points + 1));
        const document = documents[place];
        const referenceValue = document === undefined ? '' : documentResource(name, document.path);
        return { values: [{ referenceValue }], before: true };
      });
      return { partitions, ...(end < points && { nextPageToken: String(end) }) };
    },
  );
}

function refuseUnpartitionable({
  allDescendants,
  filter,
  orderBy,
  limit,
  offset,
  startAt,
  endAt,
}: Query): void {
  if (!allDescendants) throw invalidArgument('Partition queries must query a collection group.');
  const isByName =
    orderBy.length <= 1 && orderBy.every(({ field, direction }) => field.isName && direction === 'asc');
  if (filter !== null || !isByName || limit !== null || offset !== 0 || startAt !== null || endAt !== null) {
    throw invalidArgument(
      'Partition queries must be ordered by __name__ ASC, without filters, cursors, limits and offsets.',
    );
  }
}

function pageStart(token: string | undefined): number {
  if (!token) return 0;
  if (!/^\d{1,9}$/.test(token)) throw invalidArgument(`Invalid page token "${token}".`);
  return Number(token);
}
