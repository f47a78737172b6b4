import { type FieldPath, type QueryFieldFilterConstraint, where } from 'firebase/firestore';

/** Most values Firestore takes in one `in` (https://firebase.google.com/docs/firestore/query-data/queries). */
export const MAX_IN = 30;

/** `where(field, 'in', …)` with the first values only when there are too many: a page grows while new rows arrive. */
export function whereIn(field: string | FieldPath, values: readonly string[]): QueryFieldFilterConstraint {
  return where(field, 'in', values.slice(0, MAX_IN));
}
