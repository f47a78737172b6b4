import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { User } from '@thriftline/domain/user';
import { VISUALLY_HIDDEN } from '@/components/visually-hidden.ts';
import type { Stored } from '@/lib/stored.ts';
import { nextSorting, type Sorting } from '../api/user-order.ts';
import type { UserColumn } from './user-columns.tsx';

interface UsersTableProps {
  /** Names the table for those who do not see it. */
  label: string;
  columns: readonly UserColumn[];
  users: readonly Stored<User>[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/**
 * Users as a table. On phones each row becomes an entry with the column's title before each value. The roles are written
 * out: browsers forget what a table is when its parts are laid out another way.
 */
export function UsersTable({ label, columns, users, sorting, onSort }: UsersTableProps) {
  return (
    <Card
      sx={(theme) => ({
        overflowX: 'auto',
        [theme.breakpoints.down('md')]: {
          border: 0,
          borderRadius: 0,
          boxShadow: 'none',
          bgcolor: 'transparent',
          overflow: 'visible',
        },
      })}
    >
      <Table role="table" aria-label={label} sx={{ display: { xs: 'block', md: 'table' } }}>
        <TableHead role="rowgroup" sx={(theme) => ({ [theme.breakpoints.down('md')]: VISUALLY_HIDDEN })}>
          <TableRow role="row">
            {columns.map((column) => (
              <HeadCell key={column.title} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" sx={{ display: { xs: 'grid', md: 'table-row-group' }, gap: 2 }}>
          {users.map((user) => (
            <UserRow key={user._id} user={user} columns={columns} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function HeadCell({
  column,
  sorting,
  onSort,
}: { column: UserColumn } & Pick<UsersTableProps, 'sorting' | 'onSort'>) {
  const { sort, title } = column;
  if (sort === undefined) return <TableCell role="columnheader">{title}</TableCell>;
  const active = sorting.field === sort;
  return (
    <TableCell role="columnheader" sortDirection={active ? sorting.direction : false}>
      <TableSortLabel
        active={active}
        direction={active ? sorting.direction : 'asc'}
        onClick={() => onSort(nextSorting(sorting, sort))}
        sx={{ minHeight: 44 }}
      >
        {title}
      </TableSortLabel>
    </TableCell>
  );
}

function UserRow({ user, columns }: { user: Stored<User>; columns: readonly UserColumn[] }) {
  return (
    <TableRow
      role="row"
      sx={{
        display: { xs: 'block', md: 'table-row' },
        py: { xs: 1, md: 0 },
        border: { xs: 1, md: 0 },
        borderColor: { xs: 'divider' },
        borderRadius: { xs: 1.5, md: 0 },
        bgcolor: { xs: 'background.paper', md: 'transparent' },
        boxShadow: { xs: 'var(--mui-palette-lift-low)', md: 'none' },
        '&:last-child td': { borderBottom: { md: 0 } },
      }}
    >
      {columns.map((column) => (
        <TableCell
          key={column.title}
          role="cell"
          sx={{
            display: { xs: 'flex', md: 'table-cell' },
            gap: 2,
            alignItems: 'center',
            borderBottom: { xs: 0, md: 1 },
            borderColor: { md: 'divider' },
            py: { xs: 0.5, md: 1.25 },
            overflowWrap: 'anywhere',
          }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{ display: { md: 'none' }, color: 'text.secondary', minWidth: 72, typography: 'body2' }}
          >
            {column.title}
          </Box>
          {column.cell(user)}
        </TableCell>
      ))}
    </TableRow>
  );
}
