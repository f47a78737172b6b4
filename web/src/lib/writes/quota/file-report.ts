import { COLLECTIONS, reportDocumentId } from '@thriftline/domain/base/collections';
import { type AnyOpening, openReport } from '@thriftline/domain/reports/report';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { commitCounted, requireShare } from './commit-counted.ts';

/**
 * Reports something to the shop, once and for good, under what it is called in reports. Throws AppError where the share of reports is
 * used up.
 */
export async function fileReport(subject: string, report: AnyOpening): Promise<void> {
  const { reporterId: uid } = report;
  const id = reportDocumentId(subject, uid);
  await requireShare({ act: 'reports', uid });
  await commitCounted({ act: 'reports', uid, id }, (batch) =>
    batch.set(doc(firestore, COLLECTIONS.reports, id), {
      ...openReport(report),
      createdAt: serverTimestamp(),
    }),
  ).written;
}
