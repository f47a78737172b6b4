import { useRef } from 'react';
import { openIntents } from '../api/open-intents.ts';
import type { CardResult } from '../confirm-card.ts';

/** How far the paying of a booking has come on this page. */
export type ChargeState =
  | { status: 'idle' }
  /** `unsure`: the connection broke meanwhile, and nobody knows yet whether the card was charged. */
  | { status: 'charging'; unsure: boolean }
  /** The item stays the buyer's until the hold's time is over: another card may be tried. */
  | { status: 'declined'; fault: string }
  | { status: 'charged'; paymentIntentId: string };

export const IDLE: ChargeState = { status: 'idle' };

/** Charges the card in the field for the intent that is open; `onLost` is told when nobody knows whether it was charged. */
export type ChargeCard = (onLost: () => void) => Promise<CardResult>;

interface ChargeOptions {
  bookingsId: string;
  charge: ChargeState;
  onCharge: (charge: ChargeState) => void;
}

/** How a booking is paid: charges the card, and tells each step through `onCharge` alone. */
export function useCharge({ bookingsId, charge, onCharge }: ChargeOptions) {
  /** Pay may be pressed again before the first press has reached the screen. */
  const underWay = useRef(false);

  const pay = async (chargeCard: ChargeCard): Promise<void> => {
    openIntents.setCharging(bookingsId, true);
    onCharge({ status: 'charging', unsure: false });
    const result = await chargeCard(() => onCharge({ status: 'charging', unsure: true }));
    if ('paymentIntentId' in result) {
      onCharge({ status: 'charged', paymentIntentId: result.paymentIntentId });
      return;
    }
    openIntents.setCharging(bookingsId, false);
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
