import type { User } from '@thriftline/domain/accounts/user';
import type { Stored } from '@/lib/firebase/stored.ts';

/** Fields the tables of users can be sorted by. */
export const SORT_FIELDS = ['name', 'email', 'role', 'status', 'createdAt'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** How a table of users is sorted. */
export interface Sorting {
  field: SortField;
  direction: 'asc' | 'desc';
}

/** Newest first. */
export const DEFAULT_SORTING: Sorting = { field: 'createdAt', direction: 'desc' };

type Order = (a: Stored<User>, b: Stored<User>) => number;

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function compareField(field: SortField, a: Stored<User>, b: Stored<User>): number {
  if (field === 'createdAt') return a.createdAt.toMillis() - b.createdAt.toMillis();
  return compareText(a[field], b[field]);
}

const orders = new Map<string, Order>();

/** The order Firestore gives for a sorting, ties by id; the same function each time for the same sorting. */
export function userOrder({ field, direction }: Sorting): Order {
  const key = `${field} ${direction}`;
  const known = orders.get(key);
  if (known !== undefined) return known;
  const sign = direction === 'asc' ? 1 : -1;
  const order: Order = (a, b) => sign * (compareField(field, a, b) || compareText(a._id, b._id));
  orders.set(key, order);
  return order;
}

/** The sorting an address asks for, like `name` or `-createdAt`. */
export function sortingOf(text: string | null): Sorting {
  const field = SORT_FIELDS.find((name) => name === text?.replace(/^-/, ''));
  if (field === undefined || text === null) return DEFAULT_SORTING;
  return { field, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

/** How a sorting stands in the address. */
export function sortingText({ field, direction }: Sorting): string {
  return direction === 'desc' ? `-${field}` : field;
}

/** The sorting after a click on a column's head: that field, or the other way round when it was already. */
export function nextSorting(before: Sorting, field: SortField): Sorting {
  if (before.field !== field) return { field, direction: field === 'createdAt' ? 'desc' : 'asc' };
  return { field, direction: before.direction === 'asc' ? 'desc' : 'asc' };
}
