import type { DeliveryChannel } from '@thriftline/domain/notifications/delivery';
import { lettersFrom, vapidPublicKey } from '../platform/config.ts';

/** The ways out that the operator has set up: by no other is anything written down to be sent. */
export function openChannels(): DeliveryChannel[] {
  const email: DeliveryChannel[] = lettersFrom() === undefined ? [] : ['email'];
  return vapidPublicKey() === undefined ? email : [...email, 'push'];
}
