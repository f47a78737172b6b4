import type { Payment } from '@thriftline/domain/payments/payment';

/** What a search looks through. */
const FIELDS = ['paymentIntentId', 'youremail', 'productname', 'sellername', 'bookingsId'] as const;

/** Whether transaction id, e-mail address, item, seller or booking of a payment contain what was typed, whatever its case. */
export function matchesSearch(payment: Pick<Payment, (typeof FIELDS)[number]>, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return FIELDS.some((field) => payment[field]?.toLowerCase().includes(wanted));
}
