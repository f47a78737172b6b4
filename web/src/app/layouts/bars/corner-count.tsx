import { t } from '@lingui/core/macro';
import { countText } from '@/lib/texts/count-text.ts';

/** How much there is of something, after a link's word; nothing when there is none. Heard as a part of the link's name. */
export function CornerCount({ count, className }: { count: number; className: string | undefined }) {
  if (count === 0) return null;
  return (
    <span aria-hidden className={className}>
      {countText(count)}
    </span>
  );
}

/** The name of the inbox's link with how much is new in it: `Inbox, 3 new`; undefined where its own word is enough. */
export function newInInbox(count: number): string | undefined {
  const number = countText(count);
  return count === 0 ? undefined : t`Inbox, ${number} new`;
}

/** The name of the link to Me with how much was not sent: `Me, 3 not sent`; undefined where its own word is enough. */
export function unsentAtMe(count: number): string | undefined {
  const number = countText(count);
  return count === 0 ? undefined : t`Me, ${number} not sent`;
}
