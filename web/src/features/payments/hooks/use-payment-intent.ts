import type { ShownItem } from '@thriftline/domain/payments/payment';
import { useCallback, useEffect, useState } from 'react';
import type { OpenIntent } from '../api/create-payment-intent.ts';
import { openIntents } from '../api/open-intents.ts';

/** A booking's payment intent on its way, there, or refused. */
export type IntentState =
  | { status: 'asking' }
  | { status: 'ready'; intent: OpenIntent }
  | { status: 'failed'; error: unknown };

/** A booking's payment intent, and how to ask for it anew. */
export interface PaymentIntent {
  state: IntentState;
  /** Begins again, as if the page had just been opened. */
  askAgain: () => void;
}

const ASKING: IntentState = { status: 'asking' };

/**
 * Asks for the booking's payment intent for what the page shows, while the component is shown; the hold is released
 * when it is left unpaid.
 */
export function usePaymentIntent(bookingsId: string, shown: ShownItem): PaymentIntent {
  const [round, setRound] = useState({ bookingsId });
  const [told, setTold] = useState<{ round: object; state: IntentState }>();

  const { productprice, itemEditedAt, delivery, deliveryPrice, address } = shown;
  useEffect(() => {
    let here = true;
    const tell = (state: IntentState) => {
      if (here) setTold({ round, state });
    };
    const item = { productprice, itemEditedAt, delivery, deliveryPrice, address };
    openIntents.enter(round.bookingsId, item).then(
      (intent) => tell({ status: 'ready', intent }),
      (error: unknown) => tell({ status: 'failed', error }),
    );
    return () => {
      here = false;
      openIntents.leave(round.bookingsId);
    };
  }, [round, productprice, itemEditedAt, delivery, deliveryPrice, address]);

  const askAgain = useCallback(() => {
    openIntents.renew(bookingsId);
    setRound({ bookingsId });
  }, [bookingsId]);

  return { state: told?.round === round ? told.state : ASKING, askAgain };
}
