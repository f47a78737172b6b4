import { COLLECTIONS, reportDocumentId } from '@thriftline/domain/base/collections';
import { type ConversationReport, openReport, type ReportOpening } from '@thriftline/domain/reports/report';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';

/** Reports a conversation to the shop, once and for good. Throws AppError where the share of reports is used up. */
export async function reportConversation(report: ReportOpening<ConversationReport>): Promise<void> {
  const { conversationId, reporterId: uid } = report;
  const id = reportDocumentId(conversationId, uid);
  await requireShare({ act: 'reports', uid });
  await commitCounted({ act: 'reports', uid, id }, (batch) =>
    batch.set(doc(firestore, COLLECTIONS.reports, id), {
      ...openReport(report),
      createdAt: serverTimestamp(),
    }),
  ).written;
}
