import { useLingui } from '@lingui/react/macro';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { AppError } from '@thriftline/domain/base/errors';
import { useState } from 'react';
import { ErrorState } from '@/components/states/error-state.tsx';
import { confirmElements } from '../../confirm-card.ts';
import { usePaymentSession } from '../../session/session-context.tsx';
import { patience, waitToAskAgain } from '../../wait-to-ask-again.ts';
import { PayForm, type PayFormProps } from './pay-form.tsx';
import { ProviderStep } from './provider-step.tsx';

/** Wallets of cards where the device has one; nothing that leads elsewhere. */
const OPTIONS: StripePaymentElementOptions = {
  layout: 'accordion',
  wallets: { applePay: 'auto', googlePay: 'auto', link: 'never' },
};

/** The provider's Payment Element, with the card form and wallets, and the Pay button. */
export function ElementForm({ bookingsId, intent, payer, expired, onPay }: PayFormProps) {
  const { t } = useLingui();
  const { charge } = usePaymentSession().session;
  const stripe = useStripe();
  const elements = useElements();
  const [readyRound, setReadyRound] = useState<number>();
  const [complete, setComplete] = useState(false);
  /** Which try the element is: the key of it, so that another comes in the place of one that failed. */
  const [round, setRound] = useState(0);
  const [failedRound, setFailedRound] = useState<number>();
  /** Something was changed since Pay was pressed: what was said then is about something else. */
  const [changed, setChanged] = useState(false);
  const fault = charge.status === 'declined' && !changed ? charge.fault : undefined;

  const pay = () => {
    if (!stripe || !elements) return;
    setChanged(false);
    onPay((told) =>
      confirmElements(stripe, intent.clientSecret, { elements, bookingsId }, payer, {
        ...told,
        wait: waitToAskAgain,
        patience,
      }),
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
        <PaymentElement
          key={round}
          options={OPTIONS}
          onReady={() => setReadyRound(round)}
          onChange={(change) => {
            setComplete(change.complete);
            setChanged(true);
          }}
          onLoadError={() => setFailedRound(round)}
        />
        {readyRound !== round && failedRound !== round && <ProviderStep />}
        {failedRound === round && (
          <ErrorState
            error={
              new AppError(
                'unavailable',
                t`The payment form didn’t load. You haven’t been charged. Check your connection and try again.`,
              )
            }
            onRetry={() => setRound(round + 1)}
          />
        )}
      </div>
    </PayForm>
  );
}
