import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards beside each other: two to a row on a phone, up to four on a wide screen. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 3 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
