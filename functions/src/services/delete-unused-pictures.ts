import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../stores/collection.ts';
import { deletePicture } from '../stores/pictures.ts';
import { uploadDocument, uploads } from '../stores/uploads.ts';
import { isPictureUsed } from './is-picture-used.ts';

/** Uploads that one run looks at, most; the next run takes the rest. */
const AT_ONCE = 500;

/** When a picture that something else than a product shows is looked for again: that may show another by then. */
const AGAIN_MS = 30 * 24 * 60 * 60 * 1000;

/** What one run did, by the pictures' paths. */
export interface UnusedReport {
  deleted: string[];
  kept: string[];
  /** Could not be looked at or deleted; the next run tries again. */
  failed: string[];
}

async function checkUpload(path: string, now: number): Promise<'deleted' | 'kept'> {
  const document = uploadDocument(path);
  if (await isPictureUsed(path)) {
    await document.update({ checkAt: Timestamp.fromMillis(now + AGAIN_MS) });
    return 'kept';
  }
  // A product that was added while we looked took it out of the list.
  const upload = await read(document);
  if (upload && (upload.checkAt === null || upload.checkAt.toMillis() > now)) return 'kept';
  await deletePicture(path);
  await document.delete();
  return 'deleted';
}

/**
 * Deletes the pictures that were uploaded more than a day ago and that nothing shows: of a form that was left, of an
 * upload whose rest failed, of a category that has another picture now. Doing it twice changes nothing.
 */
export async function deleteUnusedPictures(now: number): Promise<UnusedReport> {
  const report: UnusedReport = { deleted: [], kept: [], failed: [] };
  const due = await uploads()
    .where('checkAt', '<=', Timestamp.fromMillis(now))
    .orderBy('checkAt')
    .limit(AT_ONCE)
    .get();
  for (const snapshot of due.docs) {
    const { path } = snapshot.data();
    try {
      report[await checkUpload(path, now)].push(path);
    } catch (error) {
      logger.error(`The unused picture ${path} could not be deleted`, error);
      report.failed.push(path);
    }
  }
  return report;
}
