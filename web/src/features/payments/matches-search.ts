import type { Payment } from '@thriftline/domain/payment';

/** Whether transaction id or e-mail address of a payment contains what was typed, whatever its case. */
export function matchesSearch(
  payment: Pick<Payment, 'transactionId' | 'youremail'>,
  search: string,
): boolean {
  const wanted = search.trim().toLowerCase();
  return (
    payment.transactionId.toLowerCase().includes(wanted) || payment.youremail.toLowerCase().includes(wanted)
  );
}
