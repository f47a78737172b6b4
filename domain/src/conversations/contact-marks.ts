import { plural, t } from '@lingui/core/macro';
import type { StoredTime } from '../base/stored-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days a mark counts. */
export const CONTACT_MARK_DAYS = 30;

/** Most marks that are kept of an account: the newest. */
export const MAX_CONTACT_MARKS = 100;

/** That a message holds contact data (contact-data.ts), and nothing of what it says. */
export interface ContactMark {
  conversationId: string;
  messageId: string;
  at: StoredTime;
}

/** `contactMarks/{uid}`: the messages with contact data that an account has sent. A function writes it, admins read it. */
export interface ContactMarks {
  marks: readonly ContactMark[];
  /** When none of them counts any more: Firestore deletes it then. */
  expireAt: StoredTime;
}

const isCounted = ({ at }: ContactMark, now: number) => at.toMillis() > now - CONTACT_MARK_DAYS * DAY_MS;

/**
 * The marks that count at `now` (milliseconds since 1970) with one more, newest first; each message is marked once, however often
 * it is told of.
 */
export function withMark(known: readonly ContactMark[], mark: ContactMark, now: number): ContactMark[] {
  const others = known.filter(
    ({ conversationId, messageId }) => conversationId !== mark.conversationId || messageId !== mark.messageId,
  );
  return [...others, mark]
    .filter((one) => isCounted(one, now))
    .sort((a, b) => b.at.toMillis() - a.at.toMillis())
    .slice(0, MAX_CONTACT_MARKS);
}

/** When the last of the marks, newest first, stops to count, in milliseconds since 1970. */
export function marksExpireAt([newest]: readonly ContactMark[], now: number): number {
  return (newest?.at.toMillis() ?? now) + CONTACT_MARK_DAYS * DAY_MS;
}

/** How often an account has sent contact data, in words for admins; undefined where it did not. */
export function contactMarksText(marks: readonly ContactMark[], now: number): string | undefined {
  const recent = marks.filter((mark) => isCounted(mark, now));
  if (recent.length === 0) return undefined;
  const conversations = new Set(recent.map(({ conversationId }) => conversationId)).size;
  const [messages, days] = [recent.length, CONTACT_MARK_DAYS];
  return messages >= MAX_CONTACT_MARKS
    ? t`Sent contact details in at least ${plural(messages, { one: '# message', other: '# messages' })} of ${plural(conversations, { one: '# conversation', other: '# conversations' })} in ${days} days`
    : t`Sent contact details in ${plural(messages, { one: '# message', other: '# messages' })} of ${plural(conversations, { one: '# conversation', other: '# conversations' })} in ${days} days`;
}
