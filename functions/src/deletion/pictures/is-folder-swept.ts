import { readAll } from '../../firestore/collection.ts';
import { type JobKind, jobDocument, jobId } from '../../jobs/job.ts';

/** Jobs that look through all of an account's pictures at their end. */
const SWEEPING: readonly JobKind[] = ['deleteAccount', 'takeDownItems'];

/**
 * Whether a job is under way that will look through all of the account's pictures: then nobody needs to ask for those of
 * each product, which takes a read for every product there is.
 */
export async function isFolderSwept(uid: string): Promise<boolean> {
  const found = await readAll(SWEEPING.map((kind) => jobDocument(jobId({ kind, about: uid }))));
  return found.some((job) => job !== undefined);
}
