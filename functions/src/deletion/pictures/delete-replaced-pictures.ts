import type { Product } from '@thriftline/domain/catalogue/product';
import { picturePaths } from '../../pictures/picture-paths.ts';
import { deleteUnshownPictures } from './delete-unshown-pictures.ts';
import { isFolderSwept } from './is-folder-swept.ts';

/** Deletes the pictures that an edit took out of a product, but for those that something else shows, a booking for one. */
export async function deleteReplacedPictures(before: Product, after: Product): Promise<void> {
  const kept = new Set(picturePaths(after));
  const replaced = picturePaths(before).filter((path) => !kept.has(path));
  if (replaced.length === 0 || (await isFolderSwept(before.sellerId))) return;
  await deleteUnshownPictures(before.sellerId, replaced);
}
