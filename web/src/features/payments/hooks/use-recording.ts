import { AppError, type ErrorCode } from '@thriftline/domain/errors';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/lib/error-message.ts';
import { type Recorded, recordPayment } from '../api/record-payment.ts';

/** What became of recording a payment. `waiting`: it did not get through and is tried again. */
export type Recording =
  | { status: 'recording' }
  | { status: 'waiting' }
  | { status: 'refused'; message: string }
  | { status: 'done'; outcome: Recorded['outcome'] };

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** What passes by itself: the server or the card provider failed, or was asked too often. */
const PASSING: readonly ErrorCode[] = ['internal', 'unavailable', 'too-many-requests'];

/** Whether the server understood and said no; anything else is worth another try. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && !PASSING.includes(error.code);
}

/** Has a payment recorded, again and again until the server answers. */
export function useRecording(paymentIntentId: string, bookingsId: string): Recording {
  const [recording, setRecording] = useState<Recording>({ status: 'recording' });

  useEffect(() => {
    let shown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async (wait: number) => {
      clearTimeout(timer);
      try {
        const { outcome } = await recordPayment(paymentIntentId, bookingsId);
        if (shown) setRecording({ status: 'done', outcome });
      } catch (error) {
        if (!shown) return;
        if (isRefusal(error)) {
          setRecording({ status: 'refused', message: errorMessage(error) });
          return;
        }
        setRecording({ status: 'waiting' });
        timer = setTimeout(() => void attempt(Math.min(2 * wait, LONGEST_WAIT_MS)), wait);
      }
    };
    const atOnce = () => {
      if (timer !== undefined) void attempt(FIRST_WAIT_MS);
    };
    void attempt(FIRST_WAIT_MS);
    window.addEventListener('online', atOnce);
    return () => {
      shown = false;
      clearTimeout(timer);
      window.removeEventListener('online', atOnce);
    };
  }, [paymentIntentId, bookingsId]);

  return recording;
}
