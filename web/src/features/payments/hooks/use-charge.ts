import { useRef } from 'react';
import type { OpenIntent } from '../api/create-payment-intent.ts';
import { openIntents } from '../api/open-intents.ts';
import type { CardResult } from '../confirm-card.ts';

/** How far the paying of a booking has come on this page. */
export type ChargeState =
  | { status: 'idle' }
  /** The hold is being made sure of; `again` after a declined card, when it had been released. */
  | { status: 'holding'; again: boolean }
  /** `unsure`: the connection broke meanwhile, and nobody knows yet whether the card was charged. */
  | { status: 'charging'; unsure: boolean }
  /** The item is free for others until the buyer tries again. */
  | { status: 'declined'; fault: string }
  | { status: 'charged'; paymentIntentId: string };

export const IDLE: ChargeState = { status: 'idle' };

/** Charges the card in the field for an intent; `onLost` is told when nobody knows whether it was charged. */
export type ChargeCard = (clientSecret: string, onLost: () => void) => Promise<CardResult>;

interface ChargeOptions {
  bookingsId: string;
  charge: ChargeState;
  onCharge: (charge: ChargeState) => void;
  /** Gives the intent to pay with now: after a declined card the item has to be held anew. */
  take: () => Promise<OpenIntent>;
  /** The item could not be held any more: begins again. */
  onHoldLost: () => void;
}

/** How a booking is paid: holds the item, charges the card, and tells each step through `onCharge` alone. */
export function useCharge({ bookingsId, charge, onCharge, take, onHoldLost }: ChargeOptions) {
  /** Pay may be pressed again before the first press has reached the screen. */
  const underWay = useRef(false);

  const pay = async (chargeCard: ChargeCard): Promise<void> => {
    onCharge({ status: 'holding', again: charge.status === 'declined' });
    let intent: OpenIntent;
    try {
      intent = await take();
    } catch (error) {
      // Somebody else is paying by now, or the connection is gone: the page asks again and says which.
      console.info('The item could not be held again', error);
      onHoldLost();
      return;
    }
    openIntents.setCharging(bookingsId, true);
    onCharge({ status: 'charging', unsure: false });
    const result = await chargeCard(intent.clientSecret, () =>
      onCharge({ status: 'charging', unsure: true }),
    );
    if ('paymentIntentId' in result) {
      onCharge({ status: 'charged', paymentIntentId: result.paymentIntentId });
      return;
    }
    openIntents.setCharging(bookingsId, false);
    openIntents.releaseHold(bookingsId);
    onCharge({ status: 'declined', fault: result.fault });
  };

  return async (chargeCard: ChargeCard): Promise<void> => {
    if (underWay.current || (charge.status !== 'idle' && charge.status !== 'declined')) return;
    underWay.current = true;
    try {
      await pay(chargeCard);
    } finally {
      underWay.current = false;
    }
  };
}
