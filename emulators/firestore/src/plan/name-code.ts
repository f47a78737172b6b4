import { encodeId, encodePath } from '../model/encode-value.ts';
import type { DatabaseName } from '../model/path.ts';
import type { Value } from '../model/value.ts';
import type { IndexScope } from './index-shape.ts';

/**
 * The code an operand or cursor value for `__name__` has among the names of an index; undefined when it lies
 * outside what the index can hold.
 */
export function operandNameCode(
  scope: IndexScope,
  database: DatabaseName,
  operand: Value,
): string | undefined {
  if (operand.kind !== 'reference') return undefined;
  const { path } = operand;
  if (operand.database.projectId !== database.projectId) return undefined;
  if (operand.database.databaseId !== database.databaseId) return undefined;
  if (scope.kind !== 'collection') return encodePath(path.segments);
  return path.parent.key === scope.collectionKey ? encodeId(path.id) : undefined;
}
