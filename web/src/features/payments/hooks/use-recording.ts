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

/** What a try that failed has come to. */
function failed(error: unknown): Recording {
  // The server understood and said no; anything else is worth another try.
  if (!(error instanceof AppError) || PASSING.includes(error.code)) return { status: 'waiting' };
  const status = statusOfUnfinished(error.message);
  if (status === 'processing') return { status };
  return status === undefined
    ? { status: 'refused', message: errorMessage(error) }
    : { status: 'notCharged' };
}

/** Has a payment recorded, again and again until the server answers with how it ended. */
export function useRecording(paymentIntentId: string, bookingsId: string): Recording {
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
        const next = failed(error);
        setRecording(next);
        if (next.status !== 'waiting' && next.status !== 'processing') return;
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
  }, [paymentIntentId, bookingsId]);

  return recording;
}
