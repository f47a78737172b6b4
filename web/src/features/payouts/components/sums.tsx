import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LoadingText } from '@/components/loading/loading-text.tsx';
import { PANEL } from '@/components/records/panel.ts';
import { byPlace } from '@/lib/texts/by-place.ts';

interface SumsProps {
  /** Names with their amounts as people read them, or undefined while they are not known, and what is said below. */
  sums: readonly (readonly [name: string, amount: string | undefined, detail?: ReactNode])[];
}

/** Amounts of money side by side. */
export function Sums({ sums }: SumsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))',
          md: 'repeat(auto-fill, minmax(190px, 1fr))',
        },
      }}
    >
      {byPlace(sums).map(({ key, entry: [name, amount, detail] }) => (
        <Box key={key} sx={{ ...PANEL, display: 'grid', alignContent: 'start', overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {name}
          </Box>
          {/* What it is called stands below the amount. */}
          <Box component="dd" sx={{ m: 0, order: -1, typography: 'price' }}>
            {amount ?? <LoadingText width="5ch" />}
          </Box>
          {detail && (
            <Box component="dd" sx={{ m: 0, mt: 0.5, typography: 'body2' }}>
              {detail}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
