import { addressPrefix, basePath, folderOf, pathIn } from '../../pictures/pictures.ts';
import { PICTURE_FIELDS, within } from './is-shown-first.ts';
import { shownInListsOf } from './shown-in-lists.ts';

/**
 * The base paths of an account's pictures that anything stored shows, its own or another's: each document that shows one is read
 * once, and the account's own products. What another account's product shows beyond its first picture is seen by
 * `recentlyShown` alone.
 */
export async function usedPicturesOf(uid: string): Promise<Set<string>> {
  const bases = await shownInListsOf(uid);
  const prefix = await addressPrefix(folderOf(uid));
  for (const [documents, field] of PICTURE_FIELDS) {
    for await (const snapshot of within(documents(), field, prefix).select(field).stream()) {
      const path = pathIn(String((snapshot as unknown as { get(name: string): unknown }).get(field)));
      if (path !== undefined) bases.add(basePath(path));
    }
  }
  return bases;
}
