import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { byPlace } from '@/lib/texts/by-place.ts';
import { VISUALLY_HIDDEN } from '../plain/visually-hidden.ts';
import { PartBoundary } from '../states/part-boundary.tsx';

/** The head of a column that is more than its title. */
export interface ColumnHead {
  title: string;
  /** What stands in the head in place of the title, like a button that sorts. */
  head?: ReactNode;
  /** How the rows are sorted by this column, when they are. */
  sorted?: 'ascending' | 'descending' | undefined;
}

interface RecordTableProps {
  /** What the table is, for screen readers. */
  label: string;
  columns: readonly (string | ColumnHead)[];
  children: ReactNode;
}

/**
 * A table that turns into a list of cards on a phone, so that nothing scrolls sideways. The roles are written out:
 * browsers forget what a table is when its parts are laid out another way.
 */
export function RecordTable({ label, columns, children }: RecordTableProps) {
  return (
    <Box
      component="table"
      role="table"
      aria-label={label}
      sx={{
        width: '100%',
        // Collapsed borders would leave the corners square.
        borderCollapse: 'separate',
        borderSpacing: 0,
        display: { xs: 'block', lg: 'table' },
        border: { lg: 1 },
        borderColor: { lg: 'divider' },
        borderRadius: { lg: 1.5 },
        bgcolor: { lg: 'background.paper' },
        boxShadow: { lg: 'var(--mui-palette-lift-low)' },
      }}
    >
      <Box
        component="thead"
        role="rowgroup"
        sx={(theme) => ({ [theme.breakpoints.down('lg')]: VISUALLY_HIDDEN })}
      >
        <tr>
          {byPlace(columns).map(({ key, entry }) => (
            <HeadCell key={key} column={entry} />
          ))}
        </tr>
      </Box>
      <Box
        component="tbody"
        role="rowgroup"
        sx={{ display: { xs: 'grid', lg: 'table-row-group' }, gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <PartBoundary as="tr">{children}</PartBoundary>
      </Box>
    </Box>
  );
}

function HeadCell({ column }: { column: string | ColumnHead }) {
  const { title, head = title, sorted } = typeof column === 'string' ? { title: column } : column;
  return (
    <Box
      component="th"
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      sx={{
        textAlign: 'left',
        px: 1.75,
        py: 1.5,
        typography: 'subtitle2',
        color: 'text.secondary',
      }}
    >
      {head}
    </Box>
  );
}

interface RecordRowProps {
  /** A card of few words on a phone, so that many are in sight. */
  dense?: boolean;
  children: ReactNode;
}

/** A record: a row of the table, a card on a phone. */
export function RecordRow({ dense = false, children }: RecordRowProps) {
  return (
    <Box
      component="tr"
      role="row"
      sx={{
        display: { xs: 'grid', lg: 'table-row' },
        // Two values side by side, so that a card is low; one above the other where letters are large.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        alignItems: 'start',
        columnGap: 1.5,
        rowGap: 1,
        p: { xs: dense ? 1.5 : 2, lg: 0 },
        border: { xs: 1, lg: 0 },
        borderColor: { xs: 'divider', lg: 'divider' },
        borderRadius: { xs: 1.5, lg: 0 },
        bgcolor: { xs: 'background.paper', lg: 'transparent' },
        boxShadow: { xs: 'var(--mui-palette-lift-low)', lg: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

interface RecordCellProps {
  /** Name of the column; shown above the value on a phone. Left out where the value speaks for itself. */
  label?: string | undefined;
  /** How many columns it takes: one unless told. */
  span?: number;
  /** As wide as its words, for values whose length is bounded anyway. */
  wide?: boolean | undefined;
  /** Width of its column where the table has room for it; as the words of all columns ask for without. */
  width?: string;
  children: ReactNode;
}

/** One value of a record. */
export function RecordCell({ label, span, wide = label === undefined, width, children }: RecordCellProps) {
  return (
    <Box
      component="td"
      role="cell"
      colSpan={span}
      sx={{
        px: { xs: 0, lg: 1.75 },
        py: { xs: 0, lg: 1.25 },
        borderTop: { lg: 1 },
        borderColor: { lg: 'divider' },
        verticalAlign: 'middle',
        display: { xs: 'block', lg: 'table-cell' },
        gridColumn: { xs: label === undefined ? '1 / -1' : 'auto', lg: 'auto' },
        minWidth: 0,
        ...(width !== undefined && { width: { lg: width } }),
        // In a table the columns are as wide as their words; on a phone no word may widen the page.
        overflowWrap: { xs: 'anywhere', lg: 'break-word' },
      }}
    >
      {label !== undefined && (
        <Box
          component="span"
          aria-hidden
          sx={{ display: { xs: 'block', lg: 'none' }, typography: 'body2', color: 'text.secondary' }}
        >
          {label}
        </Box>
      )}
      {/* One endless word may not push the other columns off the page. */}
      <Box sx={{ maxWidth: { lg: wide ? 'none' : '22ch' } }}>{children}</Box>
    </Box>
  );
}
