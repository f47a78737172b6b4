import { inParallel } from '../../firestore/in-parallel.ts';
import type { Part } from '../../jobs/plan.ts';
import { basePath, deletePicture, picturesInFolder } from '../../pictures/pictures.ts';
import { isShownFirst } from './is-shown-first.ts';
import { usedPicturesOf } from './used-pictures-of.ts';

const AT_A_TIME = 16;

/** Which pictures of an account are deleted, and for how long. */
interface FolderSweep {
  /** Pictures from this moment on (milliseconds since 1970) stay: somebody may be about to show them. */
  uploadedBefore: number;
  /** Where to go on, as an earlier part said. */
  after: string | undefined;
  until: number;
}

/**
 * Deletes an account's pictures that nothing shows, from its folder's list: what is shown is found out once for all of
 * them, and not at all where there is none to delete. Doing it twice changes nothing.
 */
export async function deletePicturesOf(
  uid: string,
  { uploadedBefore, after, until }: FolderSweep,
): Promise<Part> {
  let used: Set<string> | undefined;
  let done = 0;
  let next = after;
  do {
    const page = await picturesInFolder(uid, next);
    const old = page.pictures.filter(({ uploaded }) => uploaded < uploadedBefore);
    if (old.length > 0) used ??= await usedPicturesOf(uid);
    const unused = old.filter(({ path }) => !used?.has(basePath(path)));
    await inParallel(unused, AT_A_TIME, async ({ path }) => {
      // Asked again just before, where somebody may have come to show it meanwhile.
      if (uploadedBefore < Number.POSITIVE_INFINITY && (await isShownFirst(path))) return;
      await deletePicture(path);
      done += 1;
    });
    next = page.next;
  } while (next !== undefined && Date.now() < until);
  return { after: next, done, failed: 0 };
}
