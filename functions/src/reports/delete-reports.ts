import { keptPicturesOf } from '@thriftline/domain/reports/evidence';
import type { Report } from '@thriftline/domain/reports/report';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { evidenceDocument, evidencePicture } from './reports.ts';

/** Deletes reports, each at once with what it is about: so nothing is copied for one that is gone. */
export async function deleteReports(
  page: readonly QueryDocumentSnapshot[],
): Promise<{ done: number; failed: number }> {
  for (const report of page) {
    const { ref } = report;
    const batch = firestore().batch();
    for (const id of keptPicturesOf(report.data() as Report)) batch.delete(evidencePicture(ref.id, id));
    batch.delete(evidenceDocument(ref.id));
    batch.delete(ref);
    await batch.commit();
  }
  return { done: page.length, failed: 0 };
}
