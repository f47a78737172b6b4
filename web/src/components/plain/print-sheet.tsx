import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const SHEET = '[data-print-sheet]';

/** On paper: the sheet alone, black on white. What neither holds it nor stands in it is left out. */
const onPaper = ({ palette }: Theme) => ({
  '@media print': {
    [`body *:not(:has(${SHEET})):not(${SHEET}):not(${SHEET} *)`]: { display: 'none !important' },
    [`body:has(${SHEET}), body :has(${SHEET})`]: {
      display: 'block !important',
      margin: '0 !important',
      padding: '0 !important',
      maxWidth: 'none !important',
      minHeight: '0 !important',
    },
    [`html:has(${SHEET}), body:has(${SHEET}), body :has(${SHEET}), ${SHEET}, ${SHEET} *`]: {
      color: `${palette.common.black} !important`,
      background: `${palette.common.white} !important`,
      boxShadow: 'none !important',
    },
    [SHEET]: {
      border: '0 !important',
      padding: '0 !important',
      maxWidth: 'none !important',
      filter: 'grayscale(1)',
    },
  },
});

/** What is printed of a page. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <Box
        data-print-sheet
        sx={{
          p: { xs: 2, sm: 4 },
          maxWidth: 640,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          bgcolor: 'background.paper',
        }}
      >
        {children}
      </Box>
    </>
  );
}
