import { msg, plural } from '@lingui/core/macro';
import { type InferType, mixed, object, string } from 'yup';
import { optionalText } from '../base/fields/fields.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import {
  ITEM_REPORT_REASONS,
  MAX_REPORT_NOTE,
  MAX_REPORTED_MESSAGES,
  PROFILE_REPORT_REASONS,
  REPORT_REASONS,
  REVIEW_REPORT_REASONS,
  type ReportReason,
} from './report.ts';

/** What somebody says when they report a conversation. */
export const reportInputSchema = object({
  reason: string().oneOf(REPORT_REASONS, FIELD_REQUIRED).required(FIELD_REQUIRED),
  // Not `array`, which every page with a form would have to load along.
  messageIds: mixed<readonly string[]>()
    .required()
    .test('some', msg`Choose at least one message`, (ids) => ids.length > 0)
    .test(
      'not-too-many',
      msg`Choose at most ${plural(MAX_REPORTED_MESSAGES, { one: '# message', other: '# messages' })}`,
      (ids) => ids.length <= MAX_REPORTED_MESSAGES,
    ),
  note: optionalText({ max: MAX_REPORT_NOTE, lines: true }),
});

/** A reason and a note, which is all there is to say of what stands where everybody sees it. */
const reasonAndNote = <R extends ReportReason>(reasons: readonly R[]) => ({
  reason: string().oneOf(reasons, FIELD_REQUIRED).required(FIELD_REQUIRED),
  note: optionalText({ max: MAX_REPORT_NOTE, lines: true }),
});

/** What somebody says when they report a review. */
export const reviewReportInputSchema = object(reasonAndNote(REVIEW_REPORT_REASONS));

/** What somebody says when they report a listing: no `photo` where it is about all of it. */
export const itemReportInputSchema = object({
  ...reasonAndNote(ITEM_REPORT_REASONS),
  photo: string(),
});

/** What somebody says when they report a seller's profile. */
export const profileReportInputSchema = object(reasonAndNote(PROFILE_REPORT_REASONS));
export type ReportInput = InferType<typeof reportInputSchema>;
