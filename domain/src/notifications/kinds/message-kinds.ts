import { t } from '@lingui/core/macro';
import { paths } from '../../base/paths.ts';
import { ALL, INBOX_AND_EMAIL, kindOf, type NotificationChannel } from './kind-entry.ts';
import type { InConversation } from './parameters.ts';

const inConversation = (title: (productname: string) => string, channels: readonly NotificationChannel[]) =>
  kindOf<InConversation>({
    group: 'messages',
    channels,
    once: 'an event',
    say: ({ productname, conversationId }) => ({
      title: title(productname),
      path: paths.dashboard.messages.with(conversationId),
    }),
  });

/** What is told of conversations and the offers in them. */
export const MESSAGE_KINDS = {
  question: { ...inConversation((item) => t`New question about ${item}`, ALL), once: 'until it is read' },
  answer: { ...inConversation((item) => t`New reply about ${item}`, ALL), once: 'until it is read' },
  offer: inConversation((item) => t`New offer for ${item}`, ALL),
  counterOffer: inConversation((item) => t`The seller made a counteroffer for ${item}`, ALL),
  offerAccepted: inConversation((item) => t`Your offer for ${item} was accepted`, ALL),
  offerDeclined: inConversation((item) => t`Your offer for ${item} was declined`, INBOX_AND_EMAIL),
  offerLapsed: inConversation((item) => t`The offer for ${item} is no longer open`, INBOX_AND_EMAIL),
} as const;
