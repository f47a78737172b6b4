import * as logger from 'firebase-functions/logger';
import { basePath, deletePicture, ownerOf, uploadedBetween } from '../pictures/pictures.ts';
import { isShownFirst } from './is-shown-first.ts';
import { recentlyShown } from './recently-shown.ts';
import { shownInListsOf } from './shown-in-lists.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an upload may wait for what will show it. */
const UNUSED_MS = DAY_MS;

/** Uploads older than this were looked at in every run of a week. */
const LOOK_BACK_MS = 8 * DAY_MS;

/** What one run did, by the pictures' paths. */
export interface UnusedReport {
  deleted: string[];
  kept: string[];
  /** Could not be looked at or deleted; the next run tries again. */
  failed: string[];
}

/**
 * Deletes the pictures that were uploaded more than a day ago, and within the last week, and that nothing shows: of a
 * form that was left, of an upload whose rest failed. Doing it twice changes nothing.
 */
export async function deleteUnusedPictures(now: number): Promise<UnusedReport> {
  const report: UnusedReport = { deleted: [], kept: [], failed: [] };
  const since = now - LOOK_BACK_MS;
  const paths = await uploadedBetween(since, now - UNUSED_MS);
  const shown = await recentlyShown(since);
  // Each account's products are looked through once, however many of its pictures are unused.
  const lists = new Map<string, Promise<Set<string>>>();
  const isListed = async (path: string) => {
    const owner = ownerOf(path);
    const list = lists.get(owner) ?? shownInListsOf(owner);
    lists.set(owner, list);
    return (await list).has(basePath(path));
  };
  for (const path of paths) {
    try {
      // Asked again just before, for it may have come into use while the others were looked at.
      if (shown.has(basePath(path)) || (await isListed(path)) || (await isShownFirst(path))) {
        report.kept.push(path);
      } else {
        await deletePicture(path);
        report.deleted.push(path);
      }
    } catch (error) {
      logger.error(`The unused picture ${path} could not be deleted`, error);
      report.failed.push(path);
    }
  }
  return report;
}
