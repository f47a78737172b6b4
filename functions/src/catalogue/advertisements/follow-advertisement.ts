import { isDeepStrictEqual } from 'node:util';
import { advertisementOf } from '@thriftline/domain/catalogue/advertisement';
import { isAdvertisementOf } from '@thriftline/domain/catalogue/product-version';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { advertisementDocument } from '../advertisements.ts';
import { productDocument } from '../products.ts';

/**
 * Makes a product's advertisement the copy of it that it is meant to be, and says whether that changed anything; that of one
 * that is taken down goes. Goes by
 * what is stored now, so late and doubled events leave the same.
 */
export async function followAdvertisement(productId: string): Promise<boolean> {
  const document = advertisementDocument(productId);
  return firestore().runTransaction(async (transaction) => {
    const ad = await read(document, transaction);
    const product = await read(productDocument(productId), transaction);
    if (!ad || !product || !isAdvertisementOf(product, ad)) return false;
    if (product.hidden !== undefined) {
      transaction.delete(document);
      return true;
    }
    const { availability, paid } = product;
    const copy = {
      ...advertisementOf(productId, product),
      availability: availability === true,
      paid: paid === true,
    };
    if (isDeepStrictEqual(ad, copy)) return false;
    transaction.set(document, copy);
    return true;
  });
}
