import type { CompiledQuery } from '../query/compiled-query.ts';
import { planQuery, scopeOf } from './plan.ts';

/** An index a query is read from, in the words of production's query explain. */
export interface IndexUse {
  /** `Collection`, `Collection group`. */
  readonly scope: string;
  /** As `(group ASC, n DESC, __name__ DESC)`. */
  readonly properties: string;
}

/** The indexes a query is read from, one for each way of matching it. */
export function indexesUsed(compiled: CompiledQuery): IndexUse[] {
  const scope = scopeOf(compiled.query).kind === 'collection' ? 'Collection' : 'Collection group';
  const uses = new Map<string, IndexUse>();
  for (const scan of planQuery(compiled)) {
    const parts: string[] = [];
    if (scan.kind === 'lookup') {
      parts.push('__name__ ASC');
    } else {
      const { contains, equality, orders } = scan.shape;
      if (contains !== null) parts.push(`${contains.key} CONTAINS`);
      for (const field of equality) parts.push(`${field.key} ASC`);
      for (const { field, direction } of orders) {
        const isUp = (direction === 'asc') !== scan.reverse;
        parts.push(`${field.key} ${isUp ? 'ASC' : 'DESC'}`);
      }
    }
    const { nearest } = compiled.query;
    if (nearest !== undefined) parts.push(`${nearest.field.key} VECTOR<${nearest.vector.length}>`);
    const properties = `(${parts.join(', ')})`;
    uses.set(properties, { scope, properties });
  }
  return [...uses.values()];
}
