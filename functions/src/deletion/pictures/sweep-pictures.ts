import * as logger from 'firebase-functions/logger';
import type { PicturePage, StoredPicture } from '../../pictures/pictures.ts';

/** What was done with pictures, by their paths, and from where to go on; `next` is absent at the end. */
export interface Swept {
  deleted: string[];
  kept: string[];
  /** Could not be looked at or deleted: the others went on. */
  failed: string[];
  next?: string;
}

/** How pictures are gone over. */
export interface Sweep {
  /** The page to begin with; the first one by itself. */
  after?: string | undefined;
  /** When to stop between two pages, in milliseconds since 1970. One page at least is gone over. */
  until: number;
  page: (from?: string) => Promise<PicturePage>;
  /** Whether it is looked at: it was uploaded long enough ago, and not so long that it was looked at before. */
  isOld: (picture: StoredPicture) => boolean;
  isUsed: (path: string) => Promise<boolean>;
  remove: (path: string) => Promise<void>;
}

/** Deletes the pictures that nobody uses, a page after the other. */
export async function sweepPictures({ after, until, page, isOld, isUsed, remove }: Sweep): Promise<Swept> {
  const swept: Swept = { deleted: [], kept: [], failed: [] };
  let from = after;
  do {
    const { pictures, next } = await page(from);
    for (const { path } of pictures.filter(isOld)) {
      try {
        if (await isUsed(path)) {
          swept.kept.push(path);
        } else {
          await remove(path);
          swept.deleted.push(path);
        }
      } catch (error) {
        logger.error(`The unused picture ${path} could not be deleted`, error);
        swept.failed.push(path);
      }
    }
    from = next;
  } while (from !== undefined && Date.now() < until);
  return from === undefined ? swept : { ...swept, next: from };
}
