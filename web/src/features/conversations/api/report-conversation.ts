import type { ConversationReport, ReportOpening } from '@thriftline/domain/reports/report';
import { fileReport } from '@/lib/writes/quota/file-report.ts';

/** Reports a conversation to the shop, once and for good. Throws AppError where the share of reports is used up. */
export function reportConversation(report: ReportOpening<ConversationReport>): Promise<void> {
  return fileReport(report.conversationId, report);
}
