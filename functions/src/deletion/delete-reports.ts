import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { evidenceDocument } from '../reports/reports.ts';

/** Deletes reports, each at once with what it is about: so nothing is copied for one that is gone. */
export async function deleteReports(
  page: readonly QueryDocumentSnapshot[],
): Promise<{ done: number; failed: number }> {
  await writeInBatches(
    page.map(({ ref }) => ref),
    (batch, report) => {
      batch.delete(evidenceDocument(report.id));
      batch.delete(report);
    },
  );
  return { done: page.length, failed: 0 };
}
