import { t } from '@lingui/core/macro';

/** What somebody would lose of a message that they began, as it stands in a list. */
export function messageBegun(text: string): string {
  const begun = text.slice(0, 40);
  return text === '' ? t`the photo you started to send` : t`your message “${begun}”`;
}
