import type { Role } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';
import { type Sorting, userOrder } from './user-order.ts';

export const ROWS_PER_PAGE = 25;

interface UsersOptions {
  /** Only accounts of this role; all without. */
  role: Role | undefined;
  /** Only accounts that are found by these; all without. */
  texts: readonly string[];
  sorting: Sorting;
  pages: number;
}

/**
 * The first pages of all accounts, live. For admins. A query can look for one text: for the longest, which fewest
 * accounts have; who lacks the others is for the caller to leave out.
 */
export function useUsers({ role, texts, sorting, pages }: UsersOptions): PagedList<Stored<User>> {
  const users = collectionOf('users');
  const [longest] = texts.toSorted((a, b) => b.length - a.length);
  return usePagedQuery(
    query(
      users,
      ...(role === undefined ? [] : [where('role', '==', role)]),
      ...(longest === undefined ? [] : [where('search', 'array-contains', longest)]),
      orderBy(sorting.field, sorting.direction),
    ),
    { pageSize: ROWS_PER_PAGE, pages, order: userOrder(sorting) },
  );
}
