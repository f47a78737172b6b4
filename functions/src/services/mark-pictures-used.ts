import { picturesOf } from '@thriftline/domain/picture';
import type { Product } from '@thriftline/domain/product';
import { firestore } from '../firebase.ts';
import { pathIn } from '../stores/pictures.ts';
import { type Upload, uploadDocument } from '../stores/uploads.ts';

/** The paths of everything a product shows, its own seller's pictures and others' alike. */
export function picturePaths(product: Product): string[] {
  const urls = [product.img, product.thumb ?? product.img];
  for (const { img, thumb } of picturesOf(product)) urls.push(img, thumb);
  return [...new Set(urls.map(pathIn).filter((path) => path !== undefined))];
}

/**
 * A product's pictures are not looked for any more: they go when the product goes. It also works before the upload
 * itself is noted, as triggers come in any order.
 */
export async function markPicturesUsed(product: Product): Promise<void> {
  const batch = firestore().batch();
  for (const path of picturePaths(product)) {
    const upload: Upload = { path, checkAt: null };
    batch.set(uploadDocument(path), upload);
  }
  await batch.commit();
}
