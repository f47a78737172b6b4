import { basePath, deletePicture, existingPictures, ownerOf } from '../../pictures/pictures.ts';
import { isShownFirst } from './is-shown-first.ts';
import { shownInListsOf } from './shown-in-lists.ts';

/**
 * Deletes those of the pictures at these paths that are the seller's own and that nothing shows, both variants of each.
 * Reads the seller's products once, and nothing when the pictures are gone already.
 */
export async function deleteUnshownPictures(sellerId: string, paths: readonly string[]): Promise<void> {
  const own = paths.filter((path) => ownerOf(path) === sellerId);
  const left = await existingPictures(own);
  if (left.length === 0) return;
  const listed = await shownInListsOf(sellerId);
  for (const base of new Set(left.map(basePath).filter((found) => !listed.has(found)))) {
    const variants = left.filter((path) => basePath(path) === base);
    if (await isShownFirst(base)) continue;
    for (const path of variants) await deletePicture(path);
  }
}
