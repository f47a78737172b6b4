import type { Role } from '@thriftline/domain/roles';
import type { User } from '@thriftline/domain/user';
import { orderBy, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { collectionOf } from '@/lib/converters.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';
import type { Stored } from '@/lib/stored.ts';
import { type Sorting, userOrder } from './user-order.ts';

const ROWS_PER_PAGE = 25;

interface UsersOptions {
  /** Only accounts of this role; all without. */
  role: Role | undefined;
  sorting: Sorting;
  pages: number;
}

/** The first pages of all accounts, live. For admins. */
export function useUsers({ role, sorting, pages }: UsersOptions): PagedList<Stored<User>> {
  const users = collectionOf(useFirestore(), 'users');
  return usePagedQuery(
    query(
      users,
      ...(role === undefined ? [] : [where('role', '==', role)]),
      orderBy(sorting.field, sorting.direction),
    ),
    { pageSize: ROWS_PER_PAGE, pages, order: userOrder(sorting) },
  );
}
