import type { Value } from './value.ts';

/** The place of a value's type group in Firestore's order of all values. Ranges never cross a group. */
export const TYPE_ORDER: Readonly<Record<Value['kind'], number>> = {
  null: 1,
  boolean: 2,
  integer: 3,
  double: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geo: 8,
  array: 9,
  vector: 10,
  map: 11,
};

/** The type group of a value; integers and doubles share one. */
export function typeOrder(value: Value): number {
  return TYPE_ORDER[value.kind];
}
