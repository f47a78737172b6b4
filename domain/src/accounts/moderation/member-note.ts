import { type InferType, object } from 'yup';
import { text } from '../../base/fields/fields.ts';
import type { StoredTime } from '../../base/stored-time.ts';

/** Longest note. The rules are written from it. */
export const MAX_MEMBER_NOTE = 1_000;

/** What an admin types. */
export const memberNoteSchema = object({ text: text({ max: MAX_MEMBER_NOTE, lines: true }) });
export type MemberNoteInput = InferType<typeof memberNoteSchema>;

/**
 * `memberNotes/{id}`: what an admin noted about a member, for the other admins. Nobody changes one; its author may delete it. The
 * member gets what was noted, without who did, with everything else the shop keeps of them.
 */
export interface MemberNote {
  aboutId: string;
  /** Its author, under the name they had. */
  by: string;
  byName: string;
  text: string;
  createdAt: StoredTime;
}
