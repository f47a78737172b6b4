import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatMonth } from '@/lib/format-date.ts';
import { VerifiedBadge } from './verified-badge.tsx';

interface SellerLineProps {
  name: string;
  verified: boolean;
  /** When they joined; unknown of sellers of older products. */
  since: Date | undefined;
  /** How to reach them, for those who may know. */
  children?: ReactNode;
}

/** Who sells, whether an admin vouched for them, and since when they are here. */
export function SellerLine({ name, verified, since, children }: SellerLineProps) {
  return (
    <Box component="section" aria-label="Seller" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Avatar aria-hidden sx={{ bgcolor: 'surface.tint', color: 'primary.main', width: 48, height: 48 }}>
        {[...name.trim()][0]?.toUpperCase()}
      </Avatar>
      <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          {verified && <VerifiedBadge />}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {since === undefined ? 'Seller on Thriftline' : `On Thriftline since ${formatMonth(since)}`}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
