import { bookingState } from '@thriftline/domain/orders/booking-state';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { deletedAccounts } from '../accounts/sign-in/deleted-accounts.ts';
import { users } from '../accounts/users.ts';
import { advertisements } from '../catalogue/advertisements.ts';
import { everyContact, productIdOfContact } from '../catalogue/contacts.ts';
import { productDocument } from '../catalogue/products.ts';
import { wishes } from '../catalogue/wishes.ts';
import { readAll } from '../firestore/collection.ts';
import { attemptEach, eachDocument, eachPage, type Plan } from '../jobs/plan.ts';
import { bookings } from '../orders/bookings.ts';
import { everyView, productIdOfView } from '../orders/product-views.ts';
import { deleteUnpaidBooking } from './delete-unpaid-booking.ts';
import { deletePicturesOf } from './pictures/delete-pictures-of.ts';
import { UNSHOWN_MS } from './pictures/unshown-ms.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How much of a run an account's folder may take; what is left waits for the next round. */
const FOLDER_MS = 30_000;

/** Deletes of a page what is about products that are gone: one read for each product. */
async function deleteOrphans<T>(
  page: readonly QueryDocumentSnapshot<T>[],
  productIdOf: (snapshot: QueryDocumentSnapshot<T>) => string,
  remove: (snapshot: QueryDocumentSnapshot<T>) => Promise<boolean>,
): Promise<{ done: number; failed: number }> {
  const ids = [...new Set(page.map(productIdOf))];
  const found = await readAll(ids.map(productDocument));
  const gone = new Set(ids.filter((_id, index) => found[index] === undefined));
  const orphans = page.filter((snapshot) => gone.has(productIdOf(snapshot)));
  return attemptEach(
    orphans,
    ({ ref }) => ref.path,
    async (snapshot) => {
      const isDeleted = await remove(snapshot);
      if (isDeleted) logger.warn(`${snapshot.ref.path} was left behind by its product`);
      return isDeleted;
    },
  );
}

async function deleteIt<T>({ ref }: QueryDocumentSnapshot<T>): Promise<boolean> {
  await ref.delete();
  return true;
}

/** Deletes what nothing shows of an account's pictures; new ones may be about to be shown. */
async function deleteUnusedPictures(uid: string): Promise<boolean> {
  const now = Date.now();
  const limits = { uploadedBefore: now - UNSHOWN_MS, after: undefined, until: now + FOLDER_MS };
  return (await deletePicturesOf(uid, limits)).done > 0;
}

/**
 * Finds what a product took along if everything went well: advertisements, contacts, wishes, unpaid bookings, looks and
 * pictures of products that are gone. Goes round all of them once a day, a little at a time.
 */
export const FIND_ORPHANS: Plan = {
  restMs: 4 * 60_000,
  repeatMs: DAY_MS,
  phases: [
    eachPage('advertisements', advertisements, (page) => deleteOrphans(page, ({ id }) => id, deleteIt)),
    eachPage('contacts', everyContact, (page) => deleteOrphans(page, productIdOfContact, deleteIt)),
    eachPage('bookings', bookings, (page) =>
      deleteOrphans(
        page,
        (snapshot) => snapshot.data().productId,
        async (snapshot) => {
          const state = bookingState(snapshot.data());
          if (state !== 'unpaid' && state !== 'soldToAnother') return false;
          await deleteUnpaidBooking(snapshot.id);
          return true;
        },
      ),
    ),
    eachPage('wishes', wishes, (page) =>
      deleteOrphans(page, (snapshot) => snapshot.data().productId, deleteIt),
    ),
    eachPage('looks', everyView, (page) => deleteOrphans(page, productIdOfView, deleteIt)),
    eachDocument('pictures', users, ({ id }) => deleteUnusedPictures(id)),
    eachDocument('picturesOfTheDeleted', deletedAccounts, ({ id }) => deleteUnusedPictures(id)),
  ],
};
