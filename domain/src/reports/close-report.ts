import { msg } from '@lingui/core/macro';
import { type InferType, object, string } from 'yup';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { REPORT_OUTCOMES } from './report.ts';

/** What closes a report. */
export const closeReportSchema = object({
  reportId: string()
    .typeError(msg`Must be a text`)
    .required(FIELD_REQUIRED)
    .matches(/^[A-Za-z0-9_-]{1,386}$/, {
      message: msg`Not the id of a report`,
      excludeEmptyString: true,
    }),
  outcome: string().oneOf(REPORT_OUTCOMES).required(FIELD_REQUIRED),
});
export type CloseReport = InferType<typeof closeReportSchema>;
