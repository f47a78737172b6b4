import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from '@thriftline/domain/orders/order';
import type { SaidOfOrder } from '@thriftline/domain/orders/order-act';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useFault } from '@/hooks/use-fault.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { readOrderConversation } from '../api/read-order-conversation.ts';

function Said({ said, name }: { said: SaidOfOrder; name: string }) {
  const { t } = useLingui();
  const at = new Date(said.at);
  const time = formatTime(at);
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderRadius: '12px', bgcolor: 'surface.sunken' }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Trans>
          <UserText>{name}</UserText>, <time dateTime={at.toISOString()}>{time}</time>
        </Trans>
      </Box>
      {said.hasPicture && <Box sx={{ color: 'text.secondary' }}>{t`A photo that only they can see`}</Box>}
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <UserText block>{said.text}</UserText>
      </Box>
    </Box>
  );
}

/** What the two said to each other, for an admin who has to decide: asked for by a press, as who reads it is written down. */
export function OrderConversation({ order }: { order: Stored<Order> }) {
  const { t } = useLingui();
  const [messages, setMessages] = useState<readonly SaidOfOrder[]>();
  const [reading, setReading] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const { fault, attempt } = useFault();
  const needsNetwork = useNeedsNetwork();
  // The button that was pressed is gone.
  useEffect(() => {
    if (messages !== undefined) shown.current?.focus();
  }, [messages]);
  const show = async () => {
    setReading(true);
    await attempt(async () => setMessages(await readOrderConversation(order._id)));
    setReading(false);
  };
  if (messages === undefined) {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Button variant="outlined" onClick={() => void show()} loading={reading} {...needsNetwork}>
          {t`Read their conversation`}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {t`We record in the audit log that you read it.`}
        </Typography>
        <FormError message={fault} />
      </Box>
    );
  }
  if (messages.length === 0) {
    return (
      <Typography ref={shown} tabIndex={-1}>
        {t`They haven’t messaged each other.`}
      </Typography>
    );
  }
  return (
    <Box
      component="ul"
      aria-label={t`Their conversation`}
      ref={shown}
      // It scrolls by keys, too.
      tabIndex={0}
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}
    >
      {messages.map((said) => (
        <Said
          key={`${said.at} ${said.by} ${said.text}`}
          said={said}
          name={said.by === 'buyer' ? order.buyername : order.sellername}
        />
      ))}
    </Box>
  );
}
