import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { AppError } from '@thriftline/domain/errors';
import { formatCents } from '@thriftline/domain/money';
import { type FormEvent, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { waitForNetwork } from '@/lib/wait-for-network.ts';
import type { OpenIntent } from '../api/create-payment-intent.ts';
import { confirmCard } from '../confirm-card.ts';
import { useCardField } from '../hooks/use-card-field.ts';
import { useCardStyle } from '../hooks/use-card-style.ts';
import type { ChargeCard, ChargeState } from '../hooks/use-charge.ts';

const FIELD_FAILED = 'The card field did not load. Check your connection and try again: nothing was charged.';

/** How often the provider is asked what became of a card. */
const ASK_AGAIN_MS = 3_000;

export interface CardFormProps {
  intent: OpenIntent;
  charge: ChargeState;
  /** In whose name the card is charged. */
  payer: { name: string; email: string };
  /** The product is no longer held: nothing can be paid. */
  expired: boolean;
  /** Pay was pressed; what becomes of it comes back as `charge`. */
  onPay: (chargeCard: ChargeCard) => void;
}

/** The provider's card field and the Pay button. */
export function CardForm({ intent, charge, payer, expired, onPay }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const field = useCardField(elements);
  const needsNetwork = useNeedsNetwork();
  const options = useCardStyle();
  const [complete, setComplete] = useState(false);
  const [focused, setFocused] = useState(false);
  /** What is wrong with what was typed; undefined until something was, since the last time Pay was pressed. */
  const [typed, setTyped] = useState<{ fault: string | undefined }>();
  const processing = charge.status === 'charging';
  const declined = charge.status === 'declined' ? charge.fault : undefined;
  const fault = typed === undefined ? declined : typed.fault;
  const ready = stripe !== null && elements !== null && complete && !expired && !needsNetwork.disabled;

  const pay = (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!ready || processing || !card) return;
    setTyped(undefined);
    onPay((onLost) =>
      confirmCard(stripe, intent.clientSecret, card, payer, {
        onLost,
        wait: () => waitForNetwork(ASK_AGAIN_MS),
      }),
    );
  };

  return (
    <Box component="form" noValidate onSubmit={pay} sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        To pay: <strong>{formatCents(intent.amount)}</strong>
      </Typography>
      <div>
        <Typography component="p" variant="subtitle2" sx={{ mb: 0.75 }}>
          Card
        </Typography>
        <Box
          sx={{
            border: 1,
            borderColor: fault === undefined ? 'text.secondary' : 'error.main',
            borderRadius: 1,
            bgcolor: 'background.paper',
            px: 1.75,
            py: 2,
            // The field is another site's page: no selector here knows when it has the focus.
            ...(focused ? { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 } : {}),
          }}
        >
          <CardElement
            key={field.round}
            options={options}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(change) => {
              setComplete(change.complete);
              setTyped({ fault: change.error?.message });
            }}
          />
        </Box>
        {field.failed && (
          <ErrorState error={new AppError('unavailable', FIELD_FAILED)} onRetry={field.retry} />
        )}
      </div>
      <Button
        type="submit"
        variant="contained"
        size="large"
        {...needsNetwork}
        disabled={!ready}
        loading={processing}
      >
        Pay
      </Button>
      {charge.status === 'charging' && charge.unsure && (
        <Alert severity="info" role="status">
          We are finding out whether your card was charged. Please do not pay again; this page goes on by
          itself as soon as the answer is there, and you may close it.
        </Alert>
      )}
      <Typography role="alert" color="error" sx={{ minHeight: '1.6em' }}>
        {fault}
      </Typography>
    </Box>
  );
}
