import { advertisements } from '../../catalogue/advertisements.ts';
import { products } from '../../catalogue/products.ts';
import { picturePaths, type Showing } from '../../pictures/picture-paths.ts';
import { basePath } from '../../pictures/pictures.ts';

/**
 * The base paths of all pictures that an account's own products and advertisements show, first or not. Lists of pictures
 * cannot be asked by what they hold, so each is read: once, however many pictures are asked for.
 */
export async function shownInListsOf(sellerId: string): Promise<Set<string>> {
  const bases = new Set<string>();
  for (const collection of [products(), advertisements()]) {
    const own = collection.where('sellerId', '==', sellerId).select('img', 'thumb', 'pictures');
    for await (const snapshot of own.stream()) {
      // The stream's type is wider than what the query's gives.
      const shown = (snapshot as unknown as { data(): Showing }).data();
      for (const path of picturePaths(shown)) bases.add(basePath(path));
    }
  }
  return bases;
}
