import { dayOf } from '@thriftline/domain/accounts/device';
import { attributesWith } from '@thriftline/domain/catalogue/attributes/product-attributes';
import type { Product } from '@thriftline/domain/catalogue/product';
import { isListed } from '@thriftline/domain/search/listing';
import { synonymsOf } from '@thriftline/domain/search/words/stems';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { inParallel } from '../firestore/in-parallel.ts';
import { notify } from '../notifications/notify.ts';
import { makeListing } from '../search/make-listing.ts';
import { synonymGroups } from '../search/shop-synonyms.ts';
import { settingsDocument } from '../settings/settings.ts';
import { findSearches } from './find-searches.ts';
import { type Hit, noteHit } from './note-hit.ts';

/** Owners that are told at a time. */
const AT_A_TIME = 8;

/** What of a product decides which searches find it. */
const DECISIVE = [
  ...attributesWith('searched'),
  'categoryId',
  'condition',
  'resaleprice',
  'location',
  'sellerStatus',
] as const satisfies readonly (keyof Product)[];

/** Whether a change of a product may have a search find it that did not before. Most are holds and sales. */
export function mayBeNew(before: Product | undefined, after: Product | undefined): after is Product {
  if (after === undefined || !isListed(after)) return false;
  if (before === undefined || !isListed(before)) return true;
  return DECISIVE.some((name) => before[name] !== after[name]);
}

async function tellOwner(hit: Hit, productname: string): Promise<void> {
  const told = await noteHit(hit);
  if (told === undefined) return;
  const { searchId, ownerId } = hit;
  const { name, address, seenUntil, without } = told.search;
  const params = { searchId, name, address, productname };
  // One until they look, and no more than one a day.
  const version = `${seenUntil}_${dayOf(told.at)}`;
  await notify({ kind: 'searchHit', to: ownerId, subject: searchId, version, params }, { without });
}

/**
 * Tells the owners of saved searches that find a product from a change on, as it is now: one that is new, costs less, was edited
 * or is for sale again. Once for each search, however often it is asked.
 */
export async function notifySearchers(
  productId: string,
  { before, after }: { before: Product | undefined; after: Product | undefined },
): Promise<void> {
  if (!mayBeNew(before, after)) return;
  const [product, settings] = await Promise.all([read(productDocument(productId)), settingsDocument().get()]);
  if (product === undefined || !isListed(product)) return;
  const groups = synonymGroups(settings.data());
  const { sellerId, productname } = product;
  const found = await findSearches(
    {
      sellerId,
      before: before && isListed(before) ? await makeListing(before, groups) : undefined,
      now: await makeListing(product, groups),
    },
    synonymsOf(groups),
  );
  await inParallel([...found], AT_A_TIME, ([searchId, { ownerId }]) =>
    tellOwner({ searchId, ownerId, productId, sellerId, now: Date.now() }, productname),
  );
}
