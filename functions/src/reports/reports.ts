import { COLLECTIONS, EVIDENCE_ID, evidencePath, evidencePictureId } from '@thriftline/domain/collections';
import type { Evidence } from '@thriftline/domain/evidence';
import type { MessagePictureFile } from '@thriftline/domain/message-picture';
import type { Report } from '@thriftline/domain/report';
import { collection, documentIn } from '../firestore/collection.ts';

/** What people report of conversations and reviews. */
export const reports = () => collection<Report>(COLLECTIONS.reports);

/** One report. */
export const reportDocument = (reportId: string) => documentIn(reports(), reportId);

/** What a report is about, for admins. */
export const evidenceDocument = (reportId: string) =>
  collection<Evidence>(evidencePath(reportId)).doc(EVIDENCE_ID);

/** The picture of a reported message, for admins. */
export const evidencePicture = (reportId: string, messageId: string) =>
  collection<MessagePictureFile<Uint8Array>>(evidencePath(reportId)).doc(evidencePictureId(messageId));
