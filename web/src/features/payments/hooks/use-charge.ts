import { useRef } from 'react';
import { forgetCharge, type PendingCharge, savePendingCharge } from '@/lib/saved/pending-charges.ts';
import type { OpenIntent } from '../api/create-payment-intent.ts';
import { openIntents } from '../api/open-intents.ts';
import { holdCharge } from '../charge-lock.ts';
import type { CardResult, Charging } from '../confirm-card.ts';
import { usePaymentSession } from '../session/session-context.tsx';

/** Charges the card in the field for the intent that is open, and tells how far that has come. */
export type ChargeCard = (told: Pick<Charging, 'onAsked' | 'onStep'>) => Promise<CardResult>;

interface ChargeOptions {
  uid: string;
  bookingsId: string;
  productname: string;
}

/**
 * How a booking is paid: charges the card, and tells the page's session each step. What is known is kept on this device from the
 * moment on at which the card may be charged, so that neither a reload nor a closed page leads to paying twice.
 */
export function useCharge({ uid, bookingsId, productname }: ChargeOptions) {
  const { session, tell } = usePaymentSession();
  const { status } = session.charge;
  /** Pay may be pressed again before the first press has reached the screen. */
  const underWay = useRef(false);

  const pay = async ({ paymentIntentId, amount }: OpenIntent, chargeCard: ChargeCard): Promise<void> => {
    const known = { bookingsId, paymentIntentId, productname, amount };
    const keep = (state: PendingCharge['state']) =>
      savePendingCharge(uid, { ...known, at: Date.now(), state });
    openIntents.setCharging(bookingsId, true);
    tell({ type: 'charging', step: 'begun' });
    const result = await chargeCard({
      onAsked: () => {
        keep('asked');
        tell({ type: 'charging', step: 'asking' });
      },
      onStep: (step) => tell({ type: 'charging', step }),
    });
    if ('paymentIntentId' in result) {
      keep('charged');
      tell({ type: 'charged', paymentIntentId: result.paymentIntentId });
      return;
    }
    forgetCharge(uid, bookingsId);
    openIntents.setCharging(bookingsId, false);
    tell({ type: 'declined', fault: result.fault });
  };

  return async (intent: OpenIntent, chargeCard: ChargeCard): Promise<void> => {
    if (underWay.current || (status !== 'idle' && status !== 'declined')) return;
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
