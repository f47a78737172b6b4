import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { fromDocument, toDocument } from '@thriftline/domain/base/document-names';
import type { Payment } from '@thriftline/domain/payments/payment';
import type { Ports } from '../suite/machine/ports.ts';

/** A stored document, by its path. */
interface Written {
  path: string;
  data: object;
}

/** What the local card provider has to know of a payment that the demo store tells of, to refund it like any other. */
export function demoPayments(documents: readonly Written[]) {
  return documents
    .filter(({ path }) => path.startsWith(`${COLLECTIONS.payments}/`))
    .map(({ data }) => {
      const payment = fromDocument(data) as Payment;
      const { paymentIntentId, amount, currency, bookingsId, productId, buyerId, refundId, createdAt } =
        payment;
      return {
        id: paymentIntentId,
        amount,
        currency,
        created: Math.floor(createdAt.toMillis() / 1000),
        metadata: toDocument({ bookingsId, productId, buyerId }),
        ...(refundId === undefined ? {} : { refundId }),
      };
    });
}

/** Makes the payments of the demo store known to the local card provider. */
export async function tellCardProvider(ports: Ports, documents: readonly Written[]): Promise<void> {
  for (const payment of demoPayments(documents)) {
    const response = await fetch(`http://127.0.0.1:${ports.cardProvider}/test/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payment),
    });
    if (!response.ok)
      throw new Error(`The payment provider does not take ${payment.id}: ${await response.text()}`);
  }
}
