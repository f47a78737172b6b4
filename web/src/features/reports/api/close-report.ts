import type { ReportOutcome } from '@thriftline/domain/report';
import { callFunction } from '@/lib/callables.ts';

/** Says what came of a report. Throws AppError. */
export async function closeReport(reportId: string, outcome: ReportOutcome): Promise<void> {
  await callFunction('closeReport', { reportId, outcome });
}
