import { COLLECTIONS, EVIDENCE_ID, evidencePath } from '@thriftline/domain/collections';
import type { Evidence } from '@thriftline/domain/evidence';
import type { Report } from '@thriftline/domain/report';
import { collection, documentIn } from '../firestore/collection.ts';

/** What people report of conversations. */
export const reports = () => collection<Report>(COLLECTIONS.reports);

/** One report. */
export const reportDocument = (reportId: string) => documentIn(reports(), reportId);

/** What a report is about, for admins. */
export const evidenceDocument = (reportId: string) =>
  collection<Evidence>(evidencePath(reportId)).doc(EVIDENCE_ID);
