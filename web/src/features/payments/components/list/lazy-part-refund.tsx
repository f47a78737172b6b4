import type { Payment } from '@thriftline/domain/payments/payment';
import { lazy, Suspense } from 'react';
import type { Stored } from '@/lib/firebase/stored.ts';

// Few payments were split, and what went to their buyer went at once.
const PartRefundNote = lazy(async () => ({
  default: (await import('./part-refund-note.tsx')).PartRefundNote,
}));
const SendPartButton = lazy(async () => ({
  default: (await import('./send-part-button.tsx')).SendPartButton,
}));

/** What an admin gave the buyer of a payment, until it is back; nothing where nothing was given. */
export function LazyPartRefundNote({ payment }: { payment: Stored<Payment> }) {
  if (payment.partRefund === undefined) return null;
  return (
    <Suspense>
      <PartRefundNote payment={payment} />
    </Suspense>
  );
}

/** Sends that part again where it could not be sent; nothing where nothing was given. */
export function LazySendPartButton({ payment }: { payment: Stored<Payment> }) {
  if (payment.partRefund === undefined) return null;
  return (
    <Suspense>
      <SendPartButton payment={payment} />
    </Suspense>
  );
}
