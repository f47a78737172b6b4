import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards beside each other: two to a row on a phone, up to four on a wide screen. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 3 },
        gridTemplateColumns: {
          // One where letters are so large that a word would not fit beside another.
          xs: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 34%)), 1fr))',
          sm: 'repeat(auto-fill, minmax(260px, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  );
}
