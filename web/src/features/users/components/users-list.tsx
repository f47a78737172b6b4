import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { Role } from '@thriftline/domain/accounts/roles';
import { isFoundBy, searchTexts } from '@thriftline/domain/accounts/user-search';
import { useSearchParams } from 'react-router-dom';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { useColumnChoice } from '@/components/records/use-column-choice.tsx';
import { useLookFurther } from '@/components/records/use-look-further.ts';
import { SearchPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { ROWS_PER_PAGE, useUsers } from '../api/use-users.ts';
import { DEFAULT_SORTING, type Sorting, sortingOf, sortingText } from '../api/user-order.ts';
import { sortFieldsOf, type UserColumn } from './shared-user-columns.tsx';
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
const FILTER = 'q';

/** Accounts, sorted and filtered, page by page. Order and filter stand in the address. */
export function UsersList(props: UsersListProps) {
  const [search, setSearch] = useSearchParams();
  const asked = sortingOf(search.get(SORT));
  const sorting = sortFieldsOf(props.columns).includes(asked.field) ? asked : DEFAULT_SORTING;
  const filter = search.get(FILTER) ?? '';
  const change = (next: { sorting?: Sorting; filter?: string }) => {
    const text = next.filter ?? filter;
    // Another list begins with its first page.
    setSearch(
      { [SORT]: sortingText(next.sorting ?? sorting), ...(text === '' ? {} : { [FILTER]: text }) },
      { replace: true },
    );
  };
  const sort = (next: Sorting) => change({ sorting: next });
  const { shown, chooser } = useColumnChoice('users', props.columns);
  return (
    <>
      <UsersToolbar
        columns={props.columns}
        filter={filter}
        onFilter={(text) => change({ filter: text })}
        sorting={sorting}
        onSort={sort}
      >
        {chooser}
      </UsersToolbar>
      <FoundUsers
        {...props}
        columns={shown}
        sorting={sorting}
        filter={filter}
        onSort={sort}
        onClear={() => change({ filter: '' })}
      />
    </>
  );
}

interface FoundUsersProps extends UsersListProps {
  sorting: Sorting;
  filter: string;
  onSort: (sorting: Sorting) => void;
  /** Shows everybody again. */
  onClear: () => void;
}

function FoundUsers(props: FoundUsersProps) {
  const { label, accountRole, columns, empty, sorting, filter, onSort, onClear } = props;
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  const texts = searchTexts(filter);
  const list = useUsers({ role: accountRole, texts, sorting, pages });
  const users = list.pages
    .flatMap((page) => page.rows.map((row) => row.data))
    .filter((user) => isFoundBy(user, texts));
  const looking = useLookFurther(list, { found: users.length, enough: ROWS_PER_PAGE, pages, showMore });

  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'unknown') return <NotOnDevice />;
  if (list.status === 'loading' || (looking && users.length === 0)) {
    return <LoadingBlock height={360} />;
  }
  return (
    <>
      {users.length > 0 && (
        <UsersTable label={label} columns={columns} users={users} sorting={sorting} onSort={onSort} />
      )}
      {users.length === 0 && texts.length === 0 && <EmptyState title={empty} />}
      {users.length === 0 && texts.length > 0 && (
        <EmptyState
          picture={<SearchPicture />}
          title={list.hasMore ? t`No matches so far` : t`No matches`}
          action={
            <Button variant="outlined" onClick={onClear}>
              {t`Clear filters`}
            </Button>
          }
        >
          {list.hasMore
            ? t`Load more to keep searching.`
            : t`Type the first letters of a name or e-mail address.`}
        </EmptyState>
      )}
      <LoadMore hasMore={list.hasMore} loading={looking} onLoadMore={showMore} />
    </>
  );
}
