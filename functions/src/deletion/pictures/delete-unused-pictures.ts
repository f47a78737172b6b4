import { allPictures, basePath, deletePicture, ownerOf } from '../../pictures/pictures.ts';
import { isShownFirst } from './is-shown-first.ts';
import { recentlyShown } from './recently-shown.ts';
import { shownInListsOf } from './shown-in-lists.ts';
import { type Swept, sweepPictures } from './sweep-pictures.ts';
import { UNSHOWN_MS } from './unshown-ms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Uploads older than this were looked at in every run of a week. */
const LOOK_BACK_MS = UNSHOWN_MS + 7 * DAY_MS;

/**
 * Deletes the pictures that have waited long enough for what will show them, and came into that age within the last week: of a
 * form that was left, of an upload whose rest failed. Goes over the bucket from a page on until the time is over (milliseconds since
 * 1970). Doing it twice changes nothing.
 */
export async function deleteUnusedPictures(
  now: number,
  { after, until = Number.POSITIVE_INFINITY }: { after?: string | undefined; until?: number } = {},
): Promise<Swept> {
  const since = now - LOOK_BACK_MS;
  const shown = await recentlyShown(since);
  // Each account's products are looked through once, however many of its pictures are unused.
  const lists = new Map<string, Promise<Set<string>>>();
  const isListed = async (path: string) => {
    const owner = ownerOf(path);
    const list = lists.get(owner) ?? shownInListsOf(owner);
    lists.set(owner, list);
    return (await list).has(basePath(path));
  };
  return sweepPictures({
    after,
    until,
    page: allPictures,
    isOld: ({ uploaded }) => uploaded >= since && uploaded <= now - UNSHOWN_MS,
    // Asked again just before, for it may have come into use while the others were looked at.
    isUsed: async (path) => shown.has(basePath(path)) || (await isListed(path)) || isShownFirst(path),
    remove: deletePicture,
  });
}
