import { dayOf } from '@thriftline/domain/device';
import type { Product } from '@thriftline/domain/product';
import { factsWith } from '@thriftline/domain/product-facts';
import {
  type FiledSearch,
  isNewFor,
  type ListingChange,
} from '@thriftline/domain/saved-searches/search-bucket';
import { unitsOfListing } from '@thriftline/domain/saved-searches/search-units';
import { isListed } from '@thriftline/domain/search/listing';
import { type Synonyms, synonymsOf } from '@thriftline/domain/search/stems';
import type { Unit } from '@thriftline/domain/search/tokens';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { inParallel } from '../firestore/in-parallel.ts';
import { notify } from '../notifications/notify.ts';
import { makeListing } from '../search/make-listing.ts';
import { synonymGroups } from '../search/shop-synonyms.ts';
import { settingsDocument } from '../settings/settings.ts';
import { type Hit, noteHit } from './note-hit.ts';
import { searchBuckets } from './saved-searches.ts';

/** Units that one query asks for any of: as many as Firestore takes. */
const UNITS_AT_A_TIME = 30;

/** Buckets of one step: as many are in memory. */
const STEP = 20;
const AT_A_TIME = 8;

/** What of a product decides which searches find it. */
const DECISIVE = [
  ...factsWith('searched'),
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

/** Goes through the buckets of some units; those with nothing filed cost nothing. */
async function eachSearch(
  units: readonly Unit[],
  work: (searches: [searchId: string, FiledSearch][]) => Promise<void>,
): Promise<void> {
  const buckets = searchBuckets().where('unit', 'in', units).orderBy(FieldPath.documentId()).limit(STEP);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? buckets : buckets.startAfter(last)).get();
    await work(docs.flatMap((snapshot) => Object.entries(snapshot.data().searches)));
    last = docs.length < STEP ? undefined : docs.at(-1);
  } while (last !== undefined);
}

/** The searches of others that find a listing now and did not before, each once. */
async function searchesThatFind(
  change: ListingChange & { units: readonly Unit[]; sellerId: string },
  synonyms: Synonyms,
): Promise<Map<string, FiledSearch>> {
  const { units, sellerId } = change;
  const found = new Map<string, FiledSearch>();
  const parts = Array.from({ length: Math.ceil(units.length / UNITS_AT_A_TIME) }, (_, part) =>
    units.slice(part * UNITS_AT_A_TIME, (part + 1) * UNITS_AT_A_TIME),
  );
  for (const part of parts) {
    await eachSearch(part, async (searches) => {
      for (const [searchId, search] of searches) {
        if (search.ownerId !== sellerId && isNewFor(search, change, synonyms)) found.set(searchId, search);
      }
    });
  }
  return found;
}

async function tellOwner(hit: Hit, productname: string): Promise<void> {
  const told = await noteHit(hit);
  if (told === undefined) return;
  const { searchId, ownerId } = hit;
  const { name, address, seenUntil } = told.search;
  await notify({
    kind: 'searchHit',
    to: ownerId,
    subject: searchId,
    // One until they look, and no more than one a day.
    version: `${seenUntil}_${dayOf(told.at)}`,
    params: { searchId, name, address, productname },
  });
}

/**
 * Tells the owners of saved searches that find a product from a change on, as it is now: one that is new, costs less, was edited
 * or is for sale again. Once for each search, however often it is asked.
 */
export async function tellSearchers(
  productId: string,
  { before, after }: { before: Product | undefined; after: Product | undefined },
): Promise<void> {
  if (!mayBeNew(before, after)) return;
  const [product, settings] = await Promise.all([read(productDocument(productId)), settingsDocument().get()]);
  if (product === undefined || !isListed(product)) return;
  const groups = synonymGroups(settings.data());
  const synonyms = synonymsOf(groups);
  const now = await makeListing(product, groups);
  const change = {
    before: before && isListed(before) ? await makeListing(before, groups) : undefined,
    now,
    units: unitsOfListing(now, synonyms),
    sellerId: product.sellerId,
  };
  const { sellerId, productname } = product;
  const found = await searchesThatFind(change, synonyms);
  await inParallel([...found], AT_A_TIME, ([searchId, { ownerId }]) =>
    tellOwner({ searchId, ownerId, productId, sellerId, now: Date.now() }, productname),
  );
}
