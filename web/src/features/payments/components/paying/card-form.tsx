import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { AppError } from '@thriftline/domain/base/errors';
import { useState } from 'react';
import { ErrorState } from '@/components/states/error-state.tsx';
import { confirmCard } from '../../confirm-card.ts';
import { useCardField } from '../../hooks/use-card-field.ts';
import { useCardStyle } from '../../hooks/use-card-style.ts';
import { usePaymentSession } from '../../session/session-context.tsx';
import { patience, waitToAskAgain } from '../../wait-to-ask-again.ts';
import { PayForm, type PayFormProps } from './pay-form.tsx';
import { ProviderStep } from './provider-step.tsx';

/** The provider's card field and the Pay button. */
export function CardForm({ intent, payer, expired, onPay }: PayFormProps) {
  const { t } = useLingui();
  const { charge } = usePaymentSession().session;
  const stripe = useStripe();
  const elements = useElements();
  const field = useCardField(elements);
  const options = useCardStyle();
  const [readyRound, setReadyRound] = useState<number>();
  const [complete, setComplete] = useState(false);
  const [focused, setFocused] = useState(false);
  /** What is wrong with what was typed; undefined until something was, since the last time Pay was pressed. */
  const [typed, setTyped] = useState<{ fault: string | undefined }>();
  const declined = charge.status === 'declined' ? charge.fault : undefined;
  const fault = typed === undefined ? declined : typed.fault;

  const pay = () => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    setTyped(undefined);
    onPay((told) =>
      confirmCard(stripe, intent.clientSecret, card, payer, { ...told, wait: waitToAskAgain, patience }),
    );
  };

  return (
    <PayForm
      intent={intent}
      expired={expired}
      ready={stripe !== null && elements !== null && complete}
      fault={fault}
      onSubmit={pay}
    >
      <div>
        <Typography component="p" variant="subtitle2" sx={{ mb: 0.75 }}>
          {t`Card`}
        </Typography>
        <Box
          sx={{
            border: 1,
            borderColor: fault === undefined ? 'text.secondary' : 'error.main',
            borderRadius: 1,
            bgcolor: 'background.paper',
            px: 1.75,
            py: 2,
            // What did not load is an empty box.
            display: field.failed ? 'none' : 'block',
            // The field is another site's page: no selector here knows when it has the focus.
            ...(focused ? { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 } : {}),
          }}
        >
          <CardElement
            key={field.round}
            options={options}
            onReady={(card) => {
              setReadyRound(field.round);
              // The buyer who retried pressed a button that is gone now.
              if (field.round > 0) card.focus();
            }}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(change) => {
              setComplete(change.complete);
              setTyped({ fault: change.error?.message });
            }}
          />
        </Box>
        {readyRound !== field.round && !field.failed && <ProviderStep />}
        {field.failed && (
          <ErrorState
            error={
              new AppError(
                'unavailable',
                t`The card field didn’t load. You haven’t been charged. Check your connection and try again.`,
              )
            }
            onRetry={field.retry}
          />
        )}
      </div>
    </PayForm>
  );
}
