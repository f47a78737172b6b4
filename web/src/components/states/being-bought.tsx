import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { formatCountdown } from '@/lib/texts/format-countdown.ts';

/** That somebody is paying for an item, and in how many milliseconds others may try again unless it is paid. */
export function BeingBought({ left }: { left: number }) {
  const time = formatCountdown(left);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Trans>Being bought, free again in {time}</Trans>
    </Box>
  );
}
