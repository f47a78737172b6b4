import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { DELIVERIES } from '@thriftline/domain/notifications/delivery';
import { created, deleted, type Follower, updated, written } from './document-event.ts';

/** What follows from documents of each collection. */
const OF_COLLECTION: Readonly<Record<string, readonly Follower[]>> = {
  [COLLECTIONS.advertisements]: [
    created(
      'advertisementCreated',
      async () => (await import('./advertisement-created.ts')).advertisementCreated,
    ),
    written(
      'advertisementWritten',
      async () => (await import('./advertisement-written.ts')).advertisementWritten,
    ),
  ],
  [COLLECTIONS.bookings]: [
    written('bookingWritten', async () => (await import('./booking-written.ts')).bookingWritten),
  ],
  [COLLECTIONS.categories]: [
    written('categoryWritten', async () => (await import('./category-written.ts')).categoryWritten),
  ],
  [COLLECTIONS.conversations]: [
    written(
      'conversationWritten',
      async () => (await import('./conversation-written.ts')).conversationWritten,
    ),
  ],
  [DELIVERIES]: [
    created('deliveryCreated', async () => (await import('./delivery-created.ts')).deliveryCreated),
  ],
  [COLLECTIONS.follows]: [
    deleted('followDeleted', async () => (await import('./follow-deleted.ts')).followDeleted),
  ],
  [COLLECTIONS.handovers]: [
    created('handoverCreated', async () => (await import('./handover-created.ts')).handoverCreated),
  ],
  [COLLECTIONS.orders]: [
    updated('orderUpdated', async () => (await import('./order-updated.ts')).orderUpdated),
  ],
  [COLLECTIONS.payments]: [
    created('paymentRecorded', async () => (await import('./payment-recorded.ts')).paymentRecorded),
  ],
  [COLLECTIONS.products]: [
    written('productWritten', async () => (await import('./product-written.ts')).productWritten),
    updated('productUpdated', async () => (await import('./product-updated.ts')).productUpdated),
    deleted('productDeleted', async () => (await import('./product-deleted.ts')).productDeleted),
  ],
  [COLLECTIONS.reports]: [
    created('reportCreated', async () => (await import('./report-created.ts')).reportCreated),
  ],
  [COLLECTIONS.reviews]: [
    written('reviewWritten', async () => (await import('./review-written.ts')).reviewWritten),
  ],
  [COLLECTIONS.savedSearches]: [
    written('savedSearchWritten', async () => (await import('./saved-search-written.ts')).savedSearchWritten),
  ],
  [COLLECTIONS.settings]: [
    written('settingsWritten', async () => (await import('./settings-written.ts')).settingsWritten),
  ],
  [COLLECTIONS.subscribers]: [
    written('subscriberWritten', async () => (await import('./subscriber-written.ts')).subscriberWritten),
  ],
  [COLLECTIONS.users]: [
    updated('userUpdated', async () => (await import('./user-updated.ts')).userUpdated),
    deleted('userDeleted', async () => (await import('./user-deleted.ts')).userDeleted),
  ],
};

/** What follows whichever collection it is. */
const OF_ANY: readonly Follower[] = [
  deleted('documentDeleted', async () => (await import('./document-deleted.ts')).documentDeleted),
];

/** What follows from documents of a collection. */
export function followersOf(collection: string): Follower[] {
  const own = Object.hasOwn(OF_COLLECTION, collection) ? OF_COLLECTION[collection] : undefined;
  return [...OF_ANY, ...(own ?? [])];
}
