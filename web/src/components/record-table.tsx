import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VISUALLY_HIDDEN } from './visually-hidden.ts';

interface RecordTableProps {
  /** What the table is, for screen readers. */
  label: string;
  columns: readonly string[];
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
          {columns.map((column) => (
            <Box
              component="th"
              role="columnheader"
              scope="col"
              key={column}
              sx={{
                textAlign: 'left',
                px: 1.75,
                py: 1.5,
                typography: 'subtitle2',
                color: 'text.secondary',
                whiteSpace: 'nowrap',
              }}
            >
              {column}
            </Box>
          ))}
        </tr>
      </Box>
      <Box
        component="tbody"
        role="rowgroup"
        sx={{ display: { xs: 'grid', lg: 'table-row-group' }, gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** A record: a row of the table, a card on a phone. */
export function RecordRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="tr"
      role="row"
      sx={{
        display: { xs: 'grid', lg: 'table-row' },
        gap: 1.25,
        p: { xs: 2, lg: 0 },
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
  /** Name of the column; shown beside the value on a phone. Left out where the value speaks for itself. */
  label?: string;
  /** How many columns it takes: one unless told. */
  span?: number;
  children: ReactNode;
}

/** One value of a record. */
export function RecordCell({ label, span, children }: RecordCellProps) {
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
        display: { xs: label === undefined ? 'block' : 'grid', lg: 'table-cell' },
        gridTemplateColumns: '11ch minmax(0, 1fr)',
        gap: 1.5,
        alignItems: 'baseline',
        // In a table the columns are as wide as their words; on a phone no word may widen the page.
        overflowWrap: { xs: 'anywhere', lg: 'break-word' },
      }}
    >
      {label !== undefined && (
        <Box
          component="span"
          aria-hidden
          sx={{ display: { lg: 'none' }, typography: 'body2', color: 'text.secondary' }}
        >
          {label}
        </Box>
      )}
      {/* One endless word may not push the other columns off the page. */}
      <Box sx={{ maxWidth: { lg: label === undefined ? 'none' : '22ch' } }}>{children}</Box>
    </Box>
  );
}
