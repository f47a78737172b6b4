import Box from '@mui/material/Box';
import type { Order } from '@thriftline/domain/orders/order';
import type { OrderActor } from '@thriftline/domain/orders/order-machine';
import { historyEntryText } from '@thriftline/domain/orders/order-texts';
import { formatTime } from '@/lib/texts/format-time.ts';

const DOT = {
  width: 12,
  height: 12,
  mt: 0.75,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;

/** What happened to an order, the oldest first, in words for who reads it. */
export function OrderTimeline({ order: { history, dispute }, reader }: { order: Order; reader: OrderActor }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
      {history.map((entry, index) => (
        <Box
          component="li"
          key={entry.at.toMillis()}
          sx={{ display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr)', columnGap: 2 }}
        >
          <Box aria-hidden sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'center' }}>
            <Box sx={DOT} />
            {index < history.length - 1 && <Box sx={{ width: 2, bgcolor: 'divider', mt: 0.75 }} />}
          </Box>
          <Box sx={{ pb: 2, overflowWrap: 'anywhere' }}>
            <Box>{historyEntryText(entry, reader, dispute)}</Box>
            <Box component="time" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {formatTime(entry.at.toDate())}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
