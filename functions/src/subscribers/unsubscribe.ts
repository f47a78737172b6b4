import type { Unsubscribe } from '@thriftline/domain/subscriber';
import { limitSubscriptions } from './limit-subscriptions.ts';
import { subscriberDocument } from './subscribers.ts';

/** Forgets an address to write to, with all that was kept of it. Nobody is told whether it was there. */
export async function unsubscribe({ email }: Unsubscribe): Promise<void> {
  await limitSubscriptions();
  await subscriberDocument(email).delete();
}
