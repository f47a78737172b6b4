import { array, type InferType, object, string } from 'yup';
import { id, optionalText } from './fields.ts';
import { MESSAGES } from './messages.ts';
import { MAX_REPORT_NOTE, MAX_REPORTED_MESSAGES, REPORT_REASONS } from './report.ts';

/** What somebody says when they report a conversation. */
export const reportInputSchema = object({
  reason: string().oneOf(REPORT_REASONS, MESSAGES.fieldRequired).required(MESSAGES.fieldRequired),
  messageIds: array()
    .of(id())
    .min(1, 'Choose at least one message')
    .max(MAX_REPORTED_MESSAGES, `Choose at most ${MAX_REPORTED_MESSAGES} messages`)
    .required(),
  note: optionalText({ max: MAX_REPORT_NOTE, lines: true }),
});
export type ReportInput = InferType<typeof reportInputSchema>;
