import { useLingui } from '@lingui/react/macro';
import { MAX_REPORT_NOTE } from '@thriftline/domain/reports/report';
import { FormTextField } from '@/components/form/form-text-field.tsx';

/** What somebody wants to add to a report, by the name `note`. */
export function ReportNoteField() {
  const { t } = useLingui();
  return (
    <FormTextField
      name="note"
      label={t`Note (optional)`}
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: MAX_REPORT_NOTE } }}
    />
  );
}
