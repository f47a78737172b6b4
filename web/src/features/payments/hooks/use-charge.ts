import { useRef } from 'react';
import { forgetCharge, type KeptCharge, keepCharge } from '@/lib/saved/kept-charges.ts';
import type { OpenIntent } from '../api/create-payment-intent.ts';
import { openIntents } from '../api/open-intents.ts';
import { holdCharge } from '../charge-lock.ts';
import type { CardResult, Charging, ChargingStep } from '../confirm-card.ts';

/** How far the paying of a booking has come on this page. */
export type ChargeState =
  | { status: 'idle' }
  | { status: 'charging'; step: ChargingStep }
  /** The item stays the buyer's until the hold's time is over: another card may be tried. */
  | { status: 'declined'; fault: string }
  | { status: 'charged'; paymentIntentId: string };

export const IDLE: ChargeState = { status: 'idle' };

/** Charges the card in the field for the intent that is open, and tells how far that has come. */
export type ChargeCard = (told: Pick<Charging, 'onAsked' | 'onStep'>) => Promise<CardResult>;

interface ChargeOptions {
  uid: string;
  bookingsId: string;
  productname: string;
  charge: ChargeState;
  onCharge: (charge: ChargeState) => void;
}

/**
 * How a booking is paid: charges the card, and tells each step through `onCharge`. What is known is kept on this device from the
 * moment on at which the card may be charged, so that neither a reload nor a closed page leads to paying twice.
 */
export function useCharge({ uid, bookingsId, productname, charge, onCharge }: ChargeOptions) {
  /** Pay may be pressed again before the first press has reached the screen. */
  const underWay = useRef(false);

  const pay = async ({ paymentIntentId, amount }: OpenIntent, chargeCard: ChargeCard): Promise<void> => {
    const known = { bookingsId, paymentIntentId, productname, amount };
    const keep = (state: KeptCharge['state']) => keepCharge(uid, { ...known, at: Date.now(), state });
    openIntents.setCharging(bookingsId, true);
    onCharge({ status: 'charging', step: 'begun' });
    const result = await chargeCard({
      onAsked: () => {
        keep('asked');
        onCharge({ status: 'charging', step: 'asking' });
      },
      onStep: (step) => onCharge({ status: 'charging', step }),
    });
    if ('paymentIntentId' in result) {
      keep('charged');
      onCharge({ status: 'charged', paymentIntentId: result.paymentIntentId });
      return;
    }
    forgetCharge(bookingsId);
    openIntents.setCharging(bookingsId, false);
    onCharge({ status: 'declined', fault: result.fault });
  };

  return async (intent: OpenIntent, chargeCard: ChargeCard): Promise<void> => {
    if (underWay.current || (charge.status !== 'idle' && charge.status !== 'declined')) return;
    underWay.current = true;
    try {
      const paying = pay(intent, chargeCard);
      holdCharge(bookingsId, paying);
      await paying;
    } finally {
      underWay.current = false;
    }
  };
}
