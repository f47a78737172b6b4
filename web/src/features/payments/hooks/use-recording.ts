import { AppError, type ErrorCode } from '@thriftline/domain/base/errors';
import { statusOfUnfinished } from '@thriftline/domain/payments/unfinished-payment';
import { useEffect, useState } from 'react';
import { BackOff, doubling } from '@/lib/connection/back-off.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { type Recorded, recordPayment } from '../api/record-payment.ts';

/**
 * What became of recording a payment. `waiting`: it did not get through and is tried again; `processing`: the bank has not ended
 * it; `notCharged`: nothing was taken from the card.
 */
export type Recording =
  | { status: 'recording' }
  | { status: 'waiting' }
  | { status: 'processing' }
  | { status: 'notCharged' }
  | { status: 'refused'; message: string }
  | { status: 'done'; outcome: Recorded['outcome'] };

/** Pauses between tries, in milliseconds. */
const PAUSES_MS = doubling(2_000, 30_000);

/** What passes by itself: the server or the card provider failed, or was asked too often. */
const PASSING: readonly ErrorCode[] = ['internal', 'unavailable', 'too-many-requests'];

/** So long a charge may be under way of which the provider shows nothing, in milliseconds. */
const UNDER_WAY_MS = 30_000;

/** Whether a card that was asked for then may still be charged by what was sent. */
function isUnderWay(askedAt: number | undefined): boolean {
  const age = Date.now() - (askedAt ?? 0);
  return age >= 0 && age < UNDER_WAY_MS;
}

/** What a try that failed has come to. */
function failed(error: unknown, askedAt: number | undefined): Recording {
  // The server understood and said no; anything else is worth another try.
  if (!(error instanceof AppError) || PASSING.includes(error.code)) return { status: 'waiting' };
  const status = statusOfUnfinished(error.message);
  if (status === undefined) return { status: 'refused', message: errorMessage(error) };
  if (status === 'processing') return { status };
  return { status: status !== 'canceled' && isUnderWay(askedAt) ? 'recording' : 'notCharged' };
}

/** After these it is tried again. */
const GOING_ON: readonly Recording['status'][] = ['recording', 'waiting', 'processing'];

/**
 * Has a payment recorded, again and again until the server answers with how it ended. `askedAt` is when the provider was asked to
 * charge the card, where its answer isn't known, in milliseconds since 1970.
 */
export function useRecording(paymentIntentId: string, bookingsId: string, askedAt?: number): Recording {
  const [recording, setRecording] = useState<Recording>({ status: 'recording' });

  useEffect(() => {
    let shown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const backOff = new BackOff(PAUSES_MS);
    const attempt = async () => {
      clearTimeout(timer);
      try {
        const { outcome } = await recordPayment(paymentIntentId, bookingsId);
        if (shown) setRecording({ status: 'done', outcome });
      } catch (error) {
        if (!shown) return;
        const next = failed(error, askedAt);
        setRecording(next);
        if (!GOING_ON.includes(next.status)) return;
        timer = setTimeout(() => void attempt(), backOff.next());
      }
    };
    const atOnce = () => {
      if (timer === undefined) return;
      backOff.reset();
      void attempt();
    };
    void attempt();
    window.addEventListener('online', atOnce);
    return () => {
      shown = false;
      clearTimeout(timer);
      window.removeEventListener('online', atOnce);
    };
  }, [paymentIntentId, bookingsId, askedAt]);

  return recording;
}
