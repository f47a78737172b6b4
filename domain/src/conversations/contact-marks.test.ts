import { describe, expect, it } from 'vitest';
import {
  CONTACT_MARK_DAYS,
  contactMarksText,
  MAX_CONTACT_MARKS,
  marksExpireAt,
  withMark,
} from './contact-marks.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const mark = (messageId: string, daysAgo = 0, conversationId = 'chair_bea') => {
  const ms = NOW - daysAgo * DAY;
  return { conversationId, messageId, at: { toMillis: () => ms, toDate: () => new Date(ms) } };
};
const ids = (marks: readonly { messageId: string }[]) => marks.map(({ messageId }) => messageId);

describe('marks of contact data', () => {
  it('are one for each message, newest first, in whatever order and however often they are told', () => {
    const once = withMark(withMark([], mark('b', 1), NOW), mark('a', 2), NOW);
    expect(ids(once)).toEqual(['b', 'a']);
    expect(ids(withMark(once, mark('b', 1), NOW))).toEqual(['b', 'a']);
    expect(ids(withMark(once, mark('b', 0, 'lamp_bea'), NOW))).toEqual(['b', 'b', 'a']);
  });

  it('count for a month, and a hundred of them are kept', () => {
    expect(ids(withMark([mark('old', CONTACT_MARK_DAYS)], mark('a'), NOW))).toEqual(['a']);
    expect(withMark([], mark('late', CONTACT_MARK_DAYS), NOW)).toEqual([]);
    const many = Array.from({ length: MAX_CONTACT_MARKS }, (_, index) => mark(`m${index}`, 1));
    const kept = withMark(many, mark('new'), NOW);
    expect(kept).toHaveLength(MAX_CONTACT_MARKS);
    expect(kept[0]?.messageId).toBe('new');
    expect(marksExpireAt(kept, NOW)).toBe(NOW + CONTACT_MARK_DAYS * DAY);
    expect(marksExpireAt([], NOW)).toBe(NOW + CONTACT_MARK_DAYS * DAY);
    expect(contactMarksText(kept, NOW)).toContain('at least 100 messages of 1 conversation');
  });

  it('are told by how many, and not at all where there are none that count', () => {
    const marks = [mark('a'), mark('b', 3), mark('c', 3, 'lamp_bea'), mark('old', CONTACT_MARK_DAYS)];
    expect(contactMarksText(marks, NOW)).toBe(
      'Sent contact details in 3 messages of 2 conversations in 30 days',
    );
    expect(contactMarksText([mark('a')], NOW)).toContain('1 message of 1 conversation');
    expect(contactMarksText([mark('old', CONTACT_MARK_DAYS)], NOW)).toBeUndefined();
  });
});
