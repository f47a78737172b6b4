import { isDeepStrictEqual } from 'node:util';
import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { isListed, type StoredListing } from '@thriftline/domain/search/listing';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { advertisementDocument } from '../catalogue/advertisements.ts';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { settingsDocument } from '../settings/settings.ts';
import { wishesOf } from './count-wishes.ts';
import { advertisedListingDocument, listingDocument } from './listings.ts';
import { makeListing } from './make-listing.ts';
import { synonymGroups } from './shop-synonyms.ts';

/** Who pays for an item is said to members only. */
function withoutHold({ hold: _hold, ...listing }: StoredListing): StoredListing {
  return listing;
}

const isAdvertised = (advertisement: Advertisement | undefined): boolean =>
  advertisement !== undefined && isListed(advertisement);

/** Writes what a document should be, unless it is that already. Says whether it wrote. */
function bringTo<T extends object>(
  transaction: Transaction,
  document: DocumentReference<T>,
  { stored, wanted }: { stored: T | undefined; wanted: T | undefined },
): boolean {
  if (isDeepStrictEqual(stored, wanted)) return false;
  if (wanted === undefined) transaction.delete(document);
  else transaction.set(document, wanted);
  return true;
}

/**
 * Brings a product's listings in line with what product, advertisement and settings are now: so it does not matter how often,
 * how late and in which order it is asked for. Says whether anything was written.
 */
export async function indexProduct(productId: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const [listing, advertised] = [listingDocument(productId), advertisedListingDocument(productId)];
    const [product, advertisement, stored, storedAdvertised, settings] = await Promise.all([
      read(productDocument(productId), transaction),
      read(advertisementDocument(productId), transaction),
      read(listing, transaction),
      read(advertised, transaction),
      transaction.get(settingsDocument()),
    ]);
    const wanted =
      product && isListed(product)
        ? {
            ...(await makeListing(product, synonymGroups(settings.data()))),
            wishes: await wishesOf(productId, transaction),
          }
        : undefined;
    const wantedAdvertised = wanted && isAdvertised(advertisement) ? withoutHold(wanted) : undefined;
    const wrote = bringTo(transaction, listing, { stored, wanted });
    const wroteAdvertised = bringTo(transaction, advertised, {
      stored: storedAdvertised,
      wanted: wantedAdvertised,
    });
    return wrote || wroteAdvertised;
  });
}
