import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { feeKeptBy } from '@thriftline/domain/orders/cancel-fee-kept';
import { type Order, orderActs, orderState } from '@thriftline/domain/orders/order';
import type { OrderActInput } from '@thriftline/domain/orders/order-act';
import type { OrderAct, OrderActor } from '@thriftline/domain/orders/order-machine';
import { ORDER_ACT_LABELS, ORDER_ACT_NOTES, orderActQuestion } from '@thriftline/domain/orders/order-texts';
import { lazy, useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { actOnOrder } from '../api/act-on-order.ts';

// Most looks at an order end without an act, and a form weighs more than the page.
const HandOverDialog = lazy(async () => ({
  default: (await import('./handover/hand-over-dialog.tsx')).HandOverDialog,
}));
const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }));

/** Acts that don't stand out: steps back, and what ends a problem in the seller's favor. */
const BACKED: readonly OrderAct[] = ['cancel', 'refund', 'report', 'withdraw', 'answer'];

/** What can be begun without a network: a code is read, and what is written is kept until it can be sent. */
const WITHOUT_NETWORK: readonly OrderAct[] = ['handOver', 'report', 'answer'];

interface OrderActsProps {
  order: Stored<Order>;
  actor: OrderActor;
  /** Milliseconds since 1970. */
  now: number;
  /** Which of them; all that there are if nothing is said. */
  shows?: (act: OrderAct) => boolean;
}

/** What somebody may do about an order now; nothing where there is nothing. */
export function OrderActs({ order, actor, now, shows = () => true }: OrderActsProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<OrderAct>();
  const [asked, setAsked] = useState<OrderAct>();
  const [typing, setTyping] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const acts = orderActs(order, actor, now, order.dispute).filter(shows);
  const notes = acts.flatMap((act) => ORDER_ACT_NOTES[actor]?.[act] ?? []);
  const open = (act: OrderAct) => {
    setAsking(act);
    setAsked(act);
    setTyping(false);
  };
  const close = () => setAsking(undefined);
  const run = (act: OrderAct, said: Partial<OrderActInput> = {}) =>
    actOnOrder({ orderId: order._id, act, seenState: orderState(order, now), ...said });
  const confirm = async (act: OrderAct) => {
    try {
      const kept = feeKeptBy(order, actor, act);
      await run(act, kept > 0 ? { shownBack: order.amount - kept } : {});
    } catch (error) {
      notify.error(error);
    }
  };
  const question = asked && actor !== 'admin' ? orderActQuestion(order, actor, asked) : undefined;
  const isScanning = asking === 'handOver' && !typing;
  return (
    <>
      {acts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {acts.map((act) => (
            <Button
              key={act}
              variant={actor === 'admin' || BACKED.includes(act) ? 'outlined' : 'contained'}
              color={act === 'cancel' ? 'error' : act === 'withdraw' ? 'inherit' : 'primary'}
              onClick={() => open(act)}
              {...(WITHOUT_NETWORK.includes(act) ? {} : needsNetwork)}
            >
              {ORDER_ACT_LABELS[actor][act]}
            </Button>
          ))}
          {notes.map((note) => (
            <Typography key={note} variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
              {note}
            </Typography>
          ))}
        </Box>
      )}
      {asked && question && (
        <ConfirmDialog
          open={asking !== undefined}
          title={question.title}
          confirmLabel={ORDER_ACT_LABELS[actor][asked] ?? question.title}
          destructive={BACKED.includes(asked)}
          {...(asked === 'cancel' && { dismissLabel: t`Keep order` })}
          onConfirm={() => confirm(asked)}
          onClose={close}
        >
          {question.text}
        </ConfirmDialog>
      )}
      <LazyMount open={isScanning}>
        <HandOverDialog order={order} open={isScanning} onType={() => setTyping(true)} onClose={close} />
      </LazyMount>
      <LazyMount open={asking !== undefined && question === undefined && !isScanning}>
        {asked && !question && (
          <ActDialog
            order={order}
            actor={actor}
            act={asked}
            open={asking !== undefined && !isScanning}
            onSubmit={async (said) => {
              await run(asked, said);
              close();
            }}
            onClose={close}
          />
        )}
      </LazyMount>
    </>
  );
}
