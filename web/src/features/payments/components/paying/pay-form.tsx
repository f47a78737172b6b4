import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCents } from '@thriftline/domain/base/money';
import type { FormEvent, ReactNode } from 'react';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import type { OpenIntent } from '../../api/create-payment-intent.ts';
import type { ChargeCard } from '../../hooks/use-charge.ts';
import { usePaymentSession } from '../../session/session-context.tsx';
import { ChargingNote } from './charging-note.tsx';

/** What every form to pay an intent with is given. */
export interface PayFormProps {
  bookingsId: string;
  intent: OpenIntent;
  /** In whose name the card is charged. */
  payer: { name: string; email: string };
  /** The product is no longer held: nothing can be paid. */
  expired: boolean;
  /** Pay was pressed; what becomes of it, the page's session says. */
  onPay: (chargeCard: ChargeCard) => void;
}

interface PayFormFrameProps extends Pick<PayFormProps, 'intent' | 'expired'> {
  /** The provider is there and has all it needs. */
  ready: boolean;
  fault: string | undefined;
  onSubmit: () => void;
  /** The provider's field. */
  children: ReactNode;
}

/** What stands around the provider's field: the amount, the Pay button, and how it goes. */
export function PayForm({ intent, expired, ready, fault, onSubmit, children }: PayFormFrameProps) {
  const { charge } = usePaymentSession().session;
  const { t } = useLingui();
  const needsNetwork = useNeedsNetwork();
  const amount = formatCents(intent.amount);
  const processing = charge.status === 'charging';
  const enabled = ready && !expired && !needsNetwork.disabled;

  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (enabled && !processing) onSubmit();
  };

  return (
    <Box component="form" noValidate onSubmit={pay} sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        <Trans>
          To pay: <strong>{amount}</strong>
        </Trans>
      </Typography>
      {children}
      <Button
        type="submit"
        variant="contained"
        size="large"
        {...needsNetwork}
        disabled={!enabled}
        loading={processing}
      >
        {t`Pay`}
      </Button>
      {charge.status === 'charging' && <ChargingNote step={charge.step} />}
      <Typography role="alert" color="error" sx={{ minHeight: '1.6em' }}>
        {fault}
      </Typography>
    </Box>
  );
}
