import type { SendingChannel } from '@thriftline/domain/notifications/sending';
import type { Send } from './sending/sender.ts';

/** Who sends by each channel. Loaded when first needed: what they send with is large, and few functions send. */
export const SENDERS: Record<SendingChannel, () => Promise<Send>> = {
  email: async () => (await import('./email/send-email.ts')).sendEmail,
  push: async () => (await import('./push/send-push.ts')).sendPush,
};
