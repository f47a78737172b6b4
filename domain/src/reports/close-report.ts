import { t } from '@lingui/core/macro';
import { type InferType, object, string } from 'yup';
import { MESSAGES } from '../base/specified-texts.ts';
import { REPORT_OUTCOMES } from './report.ts';

/** What closes a report. */
export const closeReportSchema = object({
  reportId: string()
    .typeError(() => t`Must be a text`)
    .required(() => MESSAGES.fieldRequired)
    .matches(/^[A-Za-z0-9_-]{1,386}$/, {
      message: () => t`Not the id of a report`,
      excludeEmptyString: true,
    }),
  outcome: string()
    .oneOf(REPORT_OUTCOMES)
    .required(() => MESSAGES.fieldRequired),
});
export type CloseReport = InferType<typeof closeReportSchema>;
