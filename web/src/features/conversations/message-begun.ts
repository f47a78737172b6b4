import { t } from '@lingui/core/macro';

/** The name of the form in which a message of this conversation is written. */
export const messageForm = (conversationId: string) => `message:${conversationId}`;

/** What somebody would lose of a message that they began, as it stands in a list. */
export function messageBegun(text: string): string {
  const begun = text.slice(0, 40);
  return text === '' ? t`the photo you started to send` : t`your message “${begun}”`;
}
