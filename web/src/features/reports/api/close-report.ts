import type { ReportOutcome } from '@thriftline/domain/reports/report';
import { callFunction } from '@/lib/calls/callables.ts';

/** Says what came of a report. Throws AppError. */
export async function closeReport(reportId: string, outcome: ReportOutcome): Promise<void> {
  await callFunction('closeReport', { reportId, outcome });
}
