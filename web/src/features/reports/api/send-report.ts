import { reportDocumentId } from '@thriftline/domain/base/collections';
import {
  type ItemReport,
  itemReportSubject,
  type ProfileReport,
  profileReportSubject,
  type Report,
  type ReportOpening,
} from '@thriftline/domain/reports/report';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import { fileReport } from '@/lib/writes/quota/file-report.ts';

/** What somebody reports of what everybody sees. */
type OpenReport = ReportOpening<ItemReport> | ReportOpening<ProfileReport>;

/** Reports a listing or a seller's profile to the shop, once and for good. Throws AppError where the share of reports is used up. */
export function sendReport(report: OpenReport): Promise<void> {
  return fileReport(
    'itemId' in report ? itemReportSubject(report.itemId) : profileReportSubject(report.reportedId),
    report,
  );
}

/** The account's own report of a listing or a profile, by what that is called in reports; live. */
export function useSentReport(subject: string, uid: string): LiveDocument<Stored<Report>> {
  return useLiveDocument(documentOf('reports', reportDocumentId(subject, uid)));
}
