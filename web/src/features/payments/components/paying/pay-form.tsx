import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCents } from '@thriftline/domain/base/money';
import { type FormEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import type { OpenIntent } from '../../api/create-payment-intent.ts';
import { CheckoutFoot } from '../../checkout-foot.ts';
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

/** What stands around the provider's field: the amount, the Pay button, and how it goes; in the foot of a checkout that has one. */
export function PayForm({ intent, expired, ready, fault, onSubmit, children }: PayFormFrameProps) {
  const { charge } = usePaymentSession().session;
  const { t } = useLingui();
  const needsNetwork = useNeedsNetwork();
  const foot = useContext(CheckoutFoot);
  const formId = useId();
  const field = useRef<HTMLFormElement>(null);
  // A foot that grows by what went wrong covers what it is about.
  useEffect(() => {
    if (foot && fault !== undefined) field.current?.scrollIntoView({ block: 'nearest' });
  }, [foot, fault]);
  const amount = formatCents(intent.amount);
  const processing = charge.status === 'charging';
  const enabled = ready && !expired && !needsNetwork.disabled;

  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (enabled && !processing) onSubmit();
  };

  const toPay = (
    <Typography>
      <Trans>
        To pay: <strong>{amount}</strong>
      </Trans>
    </Typography>
  );
  const button = (
    <Button
      type="submit"
      form={formId}
      variant="contained"
      size="large"
      {...needsNetwork}
      disabled={!enabled}
      loading={processing}
    >
      {t`Pay`}
    </Button>
  );
  const progress = charge.status === 'charging' && <ChargingNote step={charge.step} />;
  const wrong = (
    <Typography role="alert" color="error" sx={{ minHeight: foot === undefined ? '1.6em' : undefined }}>
      {fault}
    </Typography>
  );
  const form = (parts: ReactNode) => (
    <Box component="form" ref={field} id={formId} noValidate onSubmit={pay} sx={{ display: 'grid', gap: 2 }}>
      {parts}
    </Box>
  );
  if (foot === undefined) {
    return form(
      <>
        {toPay}
        {children}
        {button}
        {progress}
        {wrong}
      </>,
    );
  }
  return (
    <>
      {form(children)}
      {foot !== null &&
        createPortal(
          <Box sx={{ display: 'grid', gap: 1 }}>
            {wrong}
            {progress}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
              {toPay}
              <Box sx={{ flexGrow: 1, display: 'grid' }}>{button}</Box>
            </Box>
          </Box>,
          foot,
        )}
    </>
  );
}
