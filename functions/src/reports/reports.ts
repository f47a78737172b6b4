import {
  COLLECTIONS,
  EVIDENCE_ID,
  evidencePath,
  evidencePictureId,
} from '@thriftline/domain/base/collections';
import type { Evidence, KeptPicture } from '@thriftline/domain/reports/evidence';
import type { Report } from '@thriftline/domain/reports/report';
import { collection, documentIn } from '../firestore/collection.ts';

/** What people report of conversations, reviews, listings and profiles. */
export const reports = () => collection<Report>(COLLECTIONS.reports);

/** One report. */
export const reportDocument = (reportId: string) => documentIn(reports(), reportId);

/** What a report is about, for admins. */
export const evidenceDocument = (reportId: string) =>
  collection<Evidence>(evidencePath(reportId)).doc(EVIDENCE_ID);

/** The picture of a reported message or listing, for admins. */
export const evidencePicture = (reportId: string, messageId: string) =>
  collection<KeptPicture<Uint8Array>>(evidencePath(reportId)).doc(evidencePictureId(messageId));
