import { compareValues } from './compare.ts';
import type { Fields, Value } from './value.ts';

/** True when nothing at all differs: 3 and 3.0 do, 0.0 and -0.0 do, the order of map keys does not. */
export function identicalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  switch (a.kind) {
    case 'double':
      return Object.is(a.value, (b as typeof a).value);
    case 'array':
    case 'vector':
      return identicalLists(a.values, (b as typeof a).values);
    case 'map':
      return identicalFields(a.fields, (b as typeof a).fields);
    default:
      return compareValues(a, b) === 0;
  }
}

/** As `identicalValues`, for the fields of two documents. */
export function identicalFields(a: Fields, b: Fields): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !identicalValues(value, other)) return false;
  }
  return true;
}

function identicalLists(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((value, index) => identicalValues(value, b[index] as Value));
}
