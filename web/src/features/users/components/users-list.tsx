import Skeleton from '@mui/material/Skeleton';
import type { Role } from '@thriftline/domain/roles';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { capitalised, matchesFilter } from '../api/matches-filter.ts';
import { useFoundUsers } from '../api/use-found-users.ts';
import { useUsers } from '../api/use-users.ts';
import { type Sorting, sortingOf, sortingText, userOrder } from '../api/user-order.ts';
import type { UserColumn } from './user-columns.tsx';
import { UsersTable } from './users-table.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

interface UsersListProps {
  /** Names the table. */
  label: string;
  /** Only accounts of this role; all without. */
  accountRole?: Role;
  columns: readonly UserColumn[];
  /** What is said when there is nobody. */
  empty: string;
}

const SORT = 'sort';

/** Accounts, sorted and filtered, page by page. The order stands in the address. */
export function UsersList({ label, accountRole, columns, empty }: UsersListProps) {
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState('');
  const { pages, showMore } = useShownPages();
  const sorting = sortingOf(search.get(SORT));
  const list = useUsers({ role: accountRole, sorting, pages });
  const wanted = filter.trim();
  const found = [
    ...useFoundUsers('email', wanted.toLowerCase(), accountRole),
    ...useFoundUsers('name', capitalised(wanted), accountRole),
  ];

  const sort = (next: Sorting) => setSearch({ [SORT]: sortingText(next) }, { replace: true });
  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'loading') return <Skeleton variant="rounded" height={360} aria-label="Loading" />;

  const loaded = list.pages.flatMap((page) => page.rows.map((row) => row.data));
  // The filter looks through what is loaded; the queries add those that are not.
  const all = new Map([...loaded, ...found].map((user) => [user._id, user]));
  const users = [...all.values()].filter((user) => matchesFilter(user, filter)).sort(userOrder(sorting));
  if (loaded.length === 0) return <EmptyState title={empty} />;

  return (
    <>
      <UsersToolbar filter={filter} onFilter={setFilter} sorting={sorting} onSort={sort} />
      {users.length > 0 ? (
        <UsersTable label={label} columns={columns} users={users} sorting={sorting} onSort={sort} />
      ) : (
        <EmptyState title="Nobody matches">
          Names and addresses can be looked up by how they begin.
        </EmptyState>
      )}
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={showMore} />
    </>
  );
}
