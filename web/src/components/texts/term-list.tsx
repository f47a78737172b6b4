import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { byPlace } from '@/lib/texts/by-place.ts';

interface TermListProps {
  terms: readonly (readonly [name: string, value: ReactNode])[];
  /** With a line between them and room to breathe. */
  roomy?: boolean;
}

/** Narrower than so many letters, a value stands below its name: beside it a word would be broken. */
const NARROW = '@container (max-width: 15rem)';

/** Names with their values beside them; below them where letters are large for the room there is. */
export function TermList({ terms, roomy = false }: TermListProps) {
  const line = roomy ? { py: 1, borderTop: 1, borderColor: 'divider' } : {};
  return (
    <Box sx={{ containerType: 'inline-size', width: 1 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: roomy ? 0 : 2,
          rowGap: roomy ? 0 : 0.25,
          typography: roomy ? 'body1' : 'body2',
          [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        {byPlace(terms).map(({ key, entry: [name, value] }) => (
          <Box
            key={key}
            sx={{
              display: 'grid',
              gridColumn: '1 / -1',
              gridTemplateColumns: 'subgrid',
              // On one line, though a value may be a link or a badge with room around it.
              alignItems: 'baseline',
              ...line,
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', pr: roomy ? 3 : 0 }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
