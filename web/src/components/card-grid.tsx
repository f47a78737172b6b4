import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards beside each other: one to a row on a phone, up to four on a wide screen. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
