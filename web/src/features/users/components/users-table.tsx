import type { User } from '@thriftline/domain/accounts/user';
import { RecordRows } from '@/components/records/record-rows.tsx';
import { type ColumnHead, RecordTable } from '@/components/records/record-table.tsx';
import { sortHead } from '@/components/records/sort-head.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { nextSorting, type Sorting } from '../api/user-order.ts';
import type { UserColumn } from './shared-user-columns.tsx';

interface UsersTableProps {
  /** Names the table for those who do not see it. */
  label: string;
  columns: readonly UserColumn[];
  users: readonly Stored<User>[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** Users as a table; the heads of columns that can be sorted are buttons. */
export function UsersTable({ label, columns, users, sorting, onSort }: UsersTableProps) {
  return (
    <RecordTable label={label} columns={columns.map((column) => headOf(column, sorting, onSort))}>
      <RecordRows columns={columns} records={users} />
    </RecordTable>
  );
}

function headOf(
  { sort, title }: UserColumn,
  sorting: Sorting,
  onSort: UsersTableProps['onSort'],
): ColumnHead {
  if (sort === undefined) return { title };
  return sortHead({
    title,
    sorted: sorting.field === sort ? sorting.direction : undefined,
    onSort: () => onSort(nextSorting(sorting, sort)),
  });
}
