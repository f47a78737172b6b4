import { type InferType, mixed, object, string } from 'yup';
import { optionalText } from '../base/fields/fields.ts';
import { MESSAGES } from '../base/messages.ts';
import { MAX_REPORT_NOTE, MAX_REPORTED_MESSAGES, REPORT_REASONS, REVIEW_REPORT_REASONS } from './report.ts';

/** What somebody says when they report a conversation. */
export const reportInputSchema = object({
  reason: string().oneOf(REPORT_REASONS, MESSAGES.fieldRequired).required(MESSAGES.fieldRequired),
  // Not `array`, which every page with a form would have to load along.
  messageIds: mixed<readonly string[]>()
    .required()
    .test('some', 'Choose at least one message', (ids) => ids.length > 0)
    .test(
      'not-too-many',
      `Choose at most ${MAX_REPORTED_MESSAGES} messages`,
      (ids) => ids.length <= MAX_REPORTED_MESSAGES,
    ),
  note: optionalText({ max: MAX_REPORT_NOTE, lines: true }),
});

/** What somebody says when they report a review. */
export const reviewReportInputSchema = object({
  reason: string().oneOf(REVIEW_REPORT_REASONS, MESSAGES.fieldRequired).required(MESSAGES.fieldRequired),
  note: optionalText({ max: MAX_REPORT_NOTE, lines: true }),
});
export type ReportInput = InferType<typeof reportInputSchema>;
