import type { Unsubscribe } from '@thriftline/domain/settings/subscriber';
import { subscriberDocument } from './subscribers.ts';

/**
 * Forgets an address to write to, with all that was kept of it. Nobody is told whether it was there. Not counted: whoever
 * wants no e-mails has to get out, however many others give addresses.
 */
export async function unsubscribe({ email }: Unsubscribe): Promise<void> {
  await subscriberDocument(email).delete();
}
