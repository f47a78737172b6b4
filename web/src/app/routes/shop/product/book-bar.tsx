import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ABOVE_TABS } from '@/components/plain/above-tabs.ts';
import { PriceTag } from '@/components/texts/price-tag.tsx';

/** Marks a page with a bar above the phone's tabs; shell.module.css leaves room for it at the page's end. */
const MARK = { 'data-bottom-bar': '' };

/** What buys an item: under its price; on phones in a bar that stays in reach above the tabs, with the price. */
export function BookBar({ price, children }: { price: number; children: ReactNode }) {
  return (
    <Box
      {...MARK}
      sx={(theme) => ({
        [theme.breakpoints.down('md')]: {
          position: 'fixed',
          insetInline: 0,
          bottom: ABOVE_TABS,
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 2,
          py: 1,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        },
      })}
    >
      <Box sx={{ display: { md: 'none' }, flexShrink: 0 }} aria-hidden>
        <PriceTag price={price} />
      </Box>
      <Box
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: { xs: 'flex', md: 'grid' },
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          // Side by side where there is room, words above them.
          '& > *': { flex: { xs: '1 1 auto' }, width: { xs: 'auto' } },
          '& > p': { flexBasis: { xs: '100%' } },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
