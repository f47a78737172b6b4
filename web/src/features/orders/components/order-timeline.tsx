import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { historyEntryText } from '@thriftline/domain/orders/history-entry-text';
import { nextActWords } from '@thriftline/domain/orders/next-act-texts';
import type { Order } from '@thriftline/domain/orders/order';
import type { OrderActor, OrderState } from '@thriftline/domain/orders/order-machine';
import type { ReactNode } from 'react';
import { formatTime } from '@/lib/texts/format-time.ts';

const DOT = {
  boxSizing: 'border-box',
  width: 12,
  height: 12,
  mt: 0.75,
  borderRadius: '50%',
  border: 2,
  borderColor: 'primary.main',
} as const;

interface EntryProps {
  /** Whether it is still to come. */
  isNext?: boolean;
  isLast: boolean;
  time: string | undefined;
  children: ReactNode;
}

function Entry({ isNext = false, isLast, time, children }: EntryProps) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr)', columnGap: 2 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'center' }}>
        <Box sx={{ ...DOT, bgcolor: isNext ? 'transparent' : 'primary.main' }} />
        {!isLast && <Box sx={{ width: 2, bgcolor: 'divider', mt: 0.75 }} />}
      </Box>
      <Box sx={{ pb: 2, overflowWrap: 'anywhere' }}>
        <Box sx={isNext ? { fontWeight: 600 } : {}}>{children}</Box>
        {time !== undefined && (
          <Box component="time" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {time}
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface OrderTimelineProps {
  order: Order;
  /** What it is by now: the clock may have ended what is stored. */
  state: OrderState;
  /** Until when the next act is done; undefined where the clock doesn't end it. */
  until: StoredTime | undefined;
  reader: OrderActor;
}

/** What happens next with an order and until when, then what happened, the newest first, in words for who reads it. */
export function OrderTimeline({ order, state, until, reader }: OrderTimelineProps) {
  const { t } = useLingui();
  const { history, dispute } = order;
  const next = nextActWords({ ...order, state }, reader);
  const time = until && formatTime(until.toDate());
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
      {next !== undefined && (
        <Entry isNext isLast={history.length === 0} time={time && t`By ${time}`}>
          {t`Next: ${next}`}
        </Entry>
      )}
      {history.toReversed().map((entry, index) => (
        <Entry
          key={entry.at.toMillis()}
          isLast={index === history.length - 1}
          time={formatTime(entry.at.toDate())}
        >
          {historyEntryText(entry, reader, dispute)}
        </Entry>
      ))}
    </Box>
  );
}
