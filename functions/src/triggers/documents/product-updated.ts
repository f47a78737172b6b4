import type { Product } from '@thriftline/domain/catalogue/product';
import { productVersion } from '@thriftline/domain/catalogue/product-version';
import { Timestamp } from 'firebase-admin/firestore';
import { followAdvertisement } from '../../catalogue/advertisements/follow-advertisement.ts';
import { notePriceChange } from '../../catalogue/note-price-change.ts';
import { deleteReplacedPictures } from '../../deletion/pictures/delete-replaced-pictures.ts';
import { notifyWishers } from '../../notifications/events/notify-wishers.ts';
import { followProduct } from '../../orders/follow-product.ts';
import { followFreed } from '../../sellers/follow-freed.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/** Whether its seller changed it. It is also written when it is held, sold, and when functions bring it up to date. */
function isEdited(before: Product, after: Product): boolean {
  return (
    productVersion(before) !== productVersion(after) ||
    before.resaleprice !== after.resaleprice ||
    before.hidden !== after.hidden
  );
}

async function follow(productId: string, before: Product, after: Product, at: Timestamp): Promise<void> {
  const [from, to] = [before.resaleprice, after.resaleprice];
  if (from !== to) await notePriceChange(productId, after, { at, from, to });
  await followCopies(productId);
  await deleteReplacedPictures(before, after);
}

async function followCopies(productId: string): Promise<void> {
  await followAdvertisement(productId);
  await followProduct(productId);
}

/**
 * What its seller changes of a product comes to its advertisement, wishes and bookings; pictures it had go. An item that is free again
 * is hidden where its seller no longer sells. Who wishes for it is told that it costs less or is for sale again.
 */
export const productUpdated: FollowChange = async ({ data, time, documentId: productId }) => {
  const { before, after } = changeOf('products', data);
  if (after === undefined) return;
  // Nothing is known of it, see changeOf.
  if (before === undefined) {
    await followCopies(productId);
    return;
  }
  const at = Timestamp.fromDate(new Date(time));
  if (isEdited(before, after)) await follow(productId, before, after, at);
  // First, as wishers aren't told of what is hidden.
  await followFreed(productId, before, after);
  await notifyWishers(productId, { before, after, at });
};
