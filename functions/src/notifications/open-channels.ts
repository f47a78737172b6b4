import type { DeliveryChannel } from '@thriftline/domain/notifications/delivery';
import { lettersFrom } from '../platform/config.ts';

/** The ways out that the operator has set up: by no other is anything written down to be sent. */
export function openChannels(): DeliveryChannel[] {
  return lettersFrom() === undefined ? [] : ['email'];
}
