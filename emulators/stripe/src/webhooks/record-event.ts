import type { Stripe } from 'stripe';
import { newId } from '../model/new-id.ts';
import type { Store } from '../model/store.ts';
import type { EventObject } from '../payments/payment-context.ts';
import { API_VERSION } from '../protocol/api-version.ts';

/** An event with the object as it is now, kept in the store. */
export function recordEvent(
  store: Store,
  facts: {
    type: Stripe.Event.Type;
    object: EventObject;
    previous?: Record<string, unknown> | undefined;
    /** Seconds. */
    created: number;
    request: Stripe.Event.Request;
    /** The connected account it is of; absent for the platform's own. */
    account?: string | null | undefined;
    /** Whether an endpoint waits for it. */
    pendingWebhooks: number;
  },
): Stripe.Event {
  const event = {
    id: newId('evt'),
    object: 'event',
    ...(facts.account ? { account: facts.account } : {}),
    api_version: API_VERSION,
    created: facts.created,
    data: {
      object: structuredClone(facts.object),
      ...(facts.previous === undefined ? {} : { previous_attributes: facts.previous }),
    },
    livemode: false,
    pending_webhooks: facts.pendingWebhooks,
    request: facts.request,
    type: facts.type,
  } as Stripe.Event;
  store.events.set(event.id, event);
  store.changed();
  return event;
}
