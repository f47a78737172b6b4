import { COLLECTIONS, reportDocumentId } from '@thriftline/domain/base/collections';
import {
  type ItemReport,
  itemReportSubject,
  openReport,
  type ProfileReport,
  profileReportSubject,
  type Report,
  type ReportOpening,
} from '@thriftline/domain/reports/report';
import { doc, serverTimestamp } from 'firebase/firestore';
import { documentOf } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';

/** What somebody reports of what everybody sees. */
type OpenReport = ReportOpening<ItemReport> | ReportOpening<ProfileReport>;

/** Reports a listing or a seller's profile to the shop, once and for good. Throws AppError where the share of reports is used up. */
export async function sendReport(report: OpenReport): Promise<void> {
  const { reporterId: uid, reportedId } = report;
  const subject = 'itemId' in report ? itemReportSubject(report.itemId) : profileReportSubject(reportedId);
  const id = reportDocumentId(subject, uid);
  await requireShare({ act: 'reports', uid });
  await commitCounted({ act: 'reports', uid, id }, (batch) =>
    batch.set(doc(firestore, COLLECTIONS.reports, id), {
      ...openReport(report),
      createdAt: serverTimestamp(),
    }),
  ).written;
}

/** The account's own report of a listing or a profile, by what that is called in reports; live. */
export function useSentReport(subject: string, uid: string): LiveDocument<Stored<Report>> {
  return useLiveDocument(documentOf('reports', reportDocumentId(subject, uid)));
}
