import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { SENDINGS } from '@thriftline/domain/notifications/sending';
import { created, deleted, type Follower, updated, written } from './events/document-event.ts';

/** What follows from documents of each collection. */
const OF_COLLECTION: Readonly<Record<string, readonly Follower[]>> = {
  [COLLECTIONS.advertisements]: [
    created(
      'advertisementCreated',
      async () => (await import('./documents/advertisement-created.ts')).advertisementCreated,
    ),
    written(
      'advertisementWritten',
      async () => (await import('./documents/advertisement-written.ts')).advertisementWritten,
    ),
  ],
  [COLLECTIONS.bookings]: [
    written('bookingWritten', async () => (await import('./documents/booking-written.ts')).bookingWritten),
  ],
  [COLLECTIONS.categories]: [
    written('categoryWritten', async () => (await import('./documents/category-written.ts')).categoryWritten),
  ],
  [COLLECTIONS.conversations]: [
    written(
      'conversationWritten',
      async () => (await import('./documents/conversation-written.ts')).conversationWritten,
    ),
  ],
  [SENDINGS]: [
    created('deliveryCreated', async () => (await import('./documents/sending-created.ts')).sendingCreated),
  ],
  [COLLECTIONS.follows]: [
    deleted('followDeleted', async () => (await import('./documents/follow-deleted.ts')).followDeleted),
  ],
  [COLLECTIONS.handovers]: [
    created('handoverCreated', async () => (await import('./documents/handover-created.ts')).handoverCreated),
  ],
  [COLLECTIONS.orders]: [
    updated('orderUpdated', async () => (await import('./documents/order-updated.ts')).orderUpdated),
  ],
  [COLLECTIONS.payments]: [
    created('paymentRecorded', async () => (await import('./documents/payment-recorded.ts')).paymentRecorded),
  ],
  [COLLECTIONS.presence]: [
    written('presenceWritten', async () => (await import('./documents/presence-written.ts')).presenceWritten),
  ],
  [COLLECTIONS.products]: [
    written('productWritten', async () => (await import('./documents/product-written.ts')).productWritten),
    updated('productUpdated', async () => (await import('./documents/product-updated.ts')).productUpdated),
    deleted('productDeleted', async () => (await import('./documents/product-deleted.ts')).productDeleted),
  ],
  [COLLECTIONS.reports]: [
    created('reportCreated', async () => (await import('./documents/report-created.ts')).reportCreated),
  ],
  [COLLECTIONS.reviews]: [
    written('reviewWritten', async () => (await import('./documents/review-written.ts')).reviewWritten),
  ],
  [COLLECTIONS.savedSearches]: [
    written(
      'savedSearchWritten',
      async () => (await import('./documents/saved-search-written.ts')).savedSearchWritten,
    ),
  ],
  [COLLECTIONS.settings]: [
    written('settingsWritten', async () => (await import('./documents/settings-written.ts')).settingsWritten),
  ],
  [COLLECTIONS.subscribers]: [
    written(
      'subscriberWritten',
      async () => (await import('./documents/subscriber-written.ts')).subscriberWritten,
    ),
  ],
  [COLLECTIONS.users]: [
    updated('userUpdated', async () => (await import('./documents/user-updated.ts')).userUpdated),
    deleted('userDeleted', async () => (await import('./documents/user-deleted.ts')).userDeleted),
  ],
  [COLLECTIONS.wishlist]: [
    created('wishCreated', async () => (await import('./documents/wish-counted.ts')).wishCounted),
    deleted('wishDeleted', async () => (await import('./documents/wish-counted.ts')).wishCounted),
  ],
};

/** What follows whichever collection it is. */
const OF_ANY: readonly Follower[] = [
  deleted('documentDeleted', async () => (await import('./documents/document-deleted.ts')).documentDeleted),
];

/** What follows from documents of a collection. */
export function followersOf(collection: string): Follower[] {
  const own = Object.hasOwn(OF_COLLECTION, collection) ? OF_COLLECTION[collection] : undefined;
  return [...OF_ANY, ...(own ?? [])];
}
