import type { Stripe } from 'stripe';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { Parameters } from '../protocol/parameters.ts';

export const UPDATE_TRANSFER_PARAMETERS = ['description', 'metadata'] as const;

/** Changes what is noted at a transfer. */
export function updateTransfer(
  { store, emit }: PaymentContext,
  transfer: Stripe.Transfer,
  parameters: Parameters,
): Stripe.Transfer {
  const previous = { metadata: transfer.metadata, description: transfer.description };
  transfer.metadata = parameters.metadata(transfer.metadata);
  const description = parameters.clearableText('description');
  if (description !== undefined) transfer.description = description;
  store.changed();
  emit('transfer.updated', transfer, previous);
  return transfer;
}
