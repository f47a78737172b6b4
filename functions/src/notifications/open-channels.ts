import type { SendingChannel } from '@thriftline/domain/notifications/sending';
import { emailsFrom, vapidPublicKey } from '../platform/config.ts';

/** The ways out that the operator has set up: by no other is anything written down to be sent. */
export function openChannels(): SendingChannel[] {
  const email: SendingChannel[] = emailsFrom() === undefined ? [] : ['email'];
  return vapidPublicKey() === undefined ? email : [...email, 'push'];
}
