import { reportDocumentId } from '@thriftline/domain/base/collections';
import type { Report, ReportReason } from '@thriftline/domain/reports/report';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import { fileReport } from '@/lib/writes/quota/file-report.ts';

/** What somebody reports of a review. */
interface Reported {
  reviewId: string;
  reporterId: string;
  /** Who wrote it, GONE_ACCOUNT where that account is gone. */
  reportedId: string;
  reason: ReportReason;
  note: string;
}

/** Reports a review to the shop, once and for good. Throws AppError where the share of reports is used up. */
export function reportReview(reported: Reported): Promise<void> {
  return fileReport(reported.reviewId, reported);
}

/** The account's own report of a review, live. */
export function useOwnReport(reviewId: string, uid: string): LiveDocument<Stored<Report>> {
  return useLiveDocument(documentOf('reports', reportDocumentId(reviewId, uid)));
}
