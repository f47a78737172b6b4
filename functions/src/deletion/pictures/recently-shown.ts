import { Timestamp } from 'firebase-admin/firestore';
import { advertisements } from '../../catalogue/advertisements.ts';
import { products } from '../../catalogue/products.ts';
import { picturePaths, type Showing } from '../../pictures/picture-paths.ts';
import { basePath } from '../../pictures/pictures.ts';

/**
 * The base paths of all pictures that products added since then show, first or not, whoever's picture it is. What was
 * uploaded since then an older product shows only where its seller edited it, and then it is their own: `shownInListsOf` has it.
 */
export async function recentlyShown(since: number): Promise<Set<string>> {
  const bases = new Set<string>();
  for (const collection of [products(), advertisements()]) {
    const recent = collection
      .where('createdAt', '>=', Timestamp.fromMillis(since))
      .select('img', 'thumb', 'pictures');
    for await (const snapshot of recent.stream()) {
      // The stream's type is wider than what the query's gives.
      const shown = (snapshot as unknown as { data(): Showing }).data();
      for (const path of picturePaths(shown)) bases.add(basePath(path));
    }
  }
  return bases;
}
