import TableSortLabel from '@mui/material/TableSortLabel';
import type { ColumnHead } from './record-table.tsx';

interface SortHead {
  title: string;
  /** How the rows are sorted by it; undefined while they are sorted by another column. */
  sorted: 'asc' | 'desc' | undefined;
  onSort: () => void;
}

/** The head of a column that sorts the rows when it is clicked. */
export function sortHead({ title, sorted, onSort }: SortHead): ColumnHead {
  return {
    title,
    sorted: sorted && `${sorted}ending`,
    head: (
      <TableSortLabel
        active={sorted !== undefined}
        direction={sorted ?? 'asc'}
        onClick={onSort}
        sx={{ minHeight: 44 }}
      >
        {title}
      </TableSortLabel>
    ),
  };
}
