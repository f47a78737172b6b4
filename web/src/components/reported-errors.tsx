import { useEffect } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { onReportedError } from '@/lib/report-error.ts';

/** Tells the person about errors that no screen answers. Shows nothing itself. */
export function ReportedErrors() {
  const notify = useNotify();
  useEffect(() => onReportedError(notify.error), [notify]);
  return null;
}
