import { bookingState } from '@thriftline/domain/orders/booking-state';
import { products } from '../../catalogue/products.ts';
import { type AccountPhase, deletingOf } from '../../jobs/account-phase.ts';
import { eachDocument } from '../../jobs/plan.ts';
import { bookings } from '../../orders/bookings.ts';
import { deleteUnpaidBooking } from '../delete-unpaid-booking.ts';
import { deleteUnsoldProduct } from '../delete-unsold-product.ts';
import { deletePicturesOf } from '../pictures/delete-pictures-of.ts';

/** Unsold products and unpaid bookings of an account go, with what hangs on them. What was sold and paid stays. */
export const ITEM_PHASES: readonly AccountPhase[] = [
  deletingOf(
    ['products', 'private', 'listings', 'advertisedListings'],
    eachDocument(
      'products',
      ({ about }) => products().where('sellerId', '==', about),
      ({ id }) => deleteUnsoldProduct(id),
    ),
  ),
  deletingOf(
    ['bookings', 'bookers'],
    eachDocument(
      'bookings',
      ({ about }) => bookings().where('buyerId', '==', about),
      async (snapshot) => {
        const state = bookingState(snapshot.data());
        if (state !== 'unpaid' && state !== 'soldToAnother') return false;
        await deleteUnpaidBooking(snapshot.id);
        return true;
      },
    ),
  ),
];

/** Pictures of an account go that nothing shows any more. */
export const PICTURE_PHASES: readonly AccountPhase[] = [
  deletingOf([], {
    name: 'pictures',
    doPart: ({ about }, after, until) =>
      deletePicturesOf(about, { uploadedBefore: Number.POSITIVE_INFINITY, after, until }),
  }),
];
