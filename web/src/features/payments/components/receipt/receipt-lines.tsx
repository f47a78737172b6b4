import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { byPlace } from '@/lib/texts/by-place.ts';

/** One line of a receipt: what it is and what it says. */
export interface ReceiptLine {
  title: string;
  value: ReactNode;
}

/** The lines of a receipt under each other; on a phone each value under its title. */
export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {byPlace(lines).map(({ key, entry: { title, value } }) => (
        <Box
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '16ch minmax(0, 1fr)' },
            columnGap: 2,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2', lineHeight: 'inherit' }}>
            {title}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
