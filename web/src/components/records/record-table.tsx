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
 * Where there is room for columns: on a desk, unless letters are large. The menu beside it takes room, too, so
 * that of the list itself is asked, which is a container on a desk only.
 */
const AS_TABLE = '@container records (min-width: 49rem)';

/** What is visually hidden no longer is. */
const SHOWN = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;

/**
 * A table that turns into a list of cards where it has no room for columns, so that nothing scrolls sideways. The roles are written
 * out: browsers forget what a table is when its parts are laid out another way.
 */
export function RecordTable({ label, columns, children }: RecordTableProps) {
  return (
    <Box sx={{ width: 1, containerName: 'records', containerType: { lg: 'inline-size' } }}>
      <Box
        component="table"
        role="table"
        aria-label={label}
        sx={{
          width: '100%',
          // Collapsed borders would leave the corners square.
          borderCollapse: 'separate',
          borderSpacing: 0,
          display: 'block',
          [AS_TABLE]: {
            display: 'table',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            bgcolor: 'background.paper',
            boxShadow: 'var(--mui-palette-lift-low)',
          },
        }}
      >
        <Box component="thead" role="rowgroup" sx={{ ...VISUALLY_HIDDEN, [AS_TABLE]: SHOWN }}>
          <tr>
            {byPlace(columns).map(({ key, entry }) => (
              <HeadCell key={key} column={entry} />
            ))}
          </tr>
        </Box>
        <Box
          component="tbody"
          role="rowgroup"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            [AS_TABLE]: { display: 'table-row-group' },
          }}
        >
          <PartBoundary as="tr">{children}</PartBoundary>
        </Box>
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
        display: 'grid',
        // Two values side by side, so that a card is low; one above the other where letters are large.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        alignItems: 'start',
        columnGap: 1.5,
        rowGap: 1,
        p: dense ? 1.5 : 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-palette-lift-low)',
        [AS_TABLE]: {
          display: 'table-row',
          p: 0,
          border: 0,
          borderRadius: 0,
          bgcolor: 'transparent',
          boxShadow: 'none',
        },
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
        p: 0,
        verticalAlign: 'middle',
        display: 'block',
        gridColumn: label === undefined ? '1 / -1' : 'auto',
        minWidth: 0,
        // In a table the columns are as wide as their words; in a card no word may widen the page.
        overflowWrap: 'anywhere',
        [AS_TABLE]: {
          display: 'table-cell',
          px: 1.75,
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          overflowWrap: 'break-word',
          ...(width !== undefined && { width }),
        },
      }}
    >
      {label !== undefined && (
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'block',
            typography: 'body2',
            color: 'text.secondary',
            [AS_TABLE]: { display: 'none' },
          }}
        >
          {label}
        </Box>
      )}
      {/* One endless word may not push the other columns off the page. */}
      <Box sx={{ [AS_TABLE]: { maxWidth: wide ? 'none' : '22ch' } }}>{children}</Box>
    </Box>
  );
}
