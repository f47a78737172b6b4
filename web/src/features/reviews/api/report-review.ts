import { COLLECTIONS, reportDocumentId } from '@thriftline/domain/base/collections';
import { openReport, type Report, type ReportReason } from '@thriftline/domain/reports/report';
import { doc, serverTimestamp } from 'firebase/firestore';
import { documentOf } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';

/** What somebody reports of a review. */
interface Reported {
  reviewId: string;
  reporterId: string;
  /** Who wrote it. */
  reportedId: string;
  reason: ReportReason;
  note: string;
}

/** Reports a review to the shop, once and for good. Throws AppError where the share of reports is used up. */
export async function reportReview(reported: Reported): Promise<void> {
  const { reviewId, reporterId: uid } = reported;
  const id = reportDocumentId(reviewId, uid);
  await requireShare({ act: 'reports', uid });
  await commitCounted({ act: 'reports', uid, id }, (batch) =>
    batch.set(doc(firestore, COLLECTIONS.reports, id), {
      ...openReport(reported),
      createdAt: serverTimestamp(),
    }),
  ).written;
}

/** The account's own report of a review, live. */
export function useOwnReport(reviewId: string, uid: string): LiveDocument<Stored<Report>> {
  return useLiveDocument(documentOf('reports', reportDocumentId(reviewId, uid)));
}
