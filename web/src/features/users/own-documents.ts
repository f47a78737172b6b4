import { may, type Reach, reach } from '@thriftline/domain/accounts/permissions';
import type { Role } from '@thriftline/domain/accounts/roles';
import type { CollectionName } from '@thriftline/domain/base/collections';

/** Documents that are an account's own. */
export interface OwnDocuments {
  /** What they are called where they are handed out. */
  title: string;
  name: CollectionName;
  /** Which field names the account. */
  field: string;
  /** Whether it names others, too. */
  isList?: boolean;
}

const reaches = (role: Role, entity: Parameters<typeof reach>[1], ...wanted: Reach[]) =>
  wanted.includes(reach(role, entity, 'read'));

/** Where an account's own documents are, as far as its role may read them. */
export function ownDocuments(role: Role): OwnDocuments[] {
  const bought = { field: 'buyerId', by: ['own', 'eitherSide', 'ownOrSold', 'all'] } as const;
  const sold = { field: 'sellerId', by: ['eitherSide', 'all'] } as const;
  const sells = may(role, 'products', 'add');
  return [
    ...(may(role, 'categories', 'add')
      ? [{ title: 'categories', name: 'categories', field: 'createdBy' } as const]
      : []),
    ...(sells ? [{ title: 'products', name: 'products', field: 'sellerId' } as const] : []),
    ...(sells ? [{ title: 'advertisements', name: 'advertisements', field: 'sellerId' } as const] : []),
    ...(['bookings', 'wishlist'] as const)
      .filter((name) => reaches(role, name, ...bought.by))
      .map((name) => ({ title: name, name, field: bought.field })),
    { title: 'conversations', name: 'conversations', field: 'members', isList: true },
    { title: 'reports', name: 'reports', field: 'reporterId' },
    { title: 'savedSearches', name: 'savedSearches', field: 'ownerId' },
    { title: 'searchHits', name: 'searchHits', field: 'ownerId' },
    { title: 'follows', name: 'follows', field: 'followerId' },
    { title: 'reviewsWritten', name: 'reviews', field: 'authorId' },
    { title: 'reviewsReceived', name: 'reviews', field: 'aboutId' },
    { title: 'blocks', name: 'blocks', field: 'blockerId' },
    ...(reaches(role, 'orders', ...bought.by)
      ? [{ title: 'orders', name: 'orders', field: bought.field } as const]
      : []),
    ...(reaches(role, 'orders', ...sold.by)
      ? [{ title: 'soldOrders', name: 'orders', field: sold.field } as const]
      : []),
    ...(reaches(role, 'payments', ...bought.by)
      ? [{ title: 'payments', name: 'payments', field: bought.field } as const]
      : []),
    ...(reaches(role, 'payments', ...sold.by)
      ? [{ title: 'sales', name: 'payments', field: sold.field } as const]
      : []),
    ...(reaches(role, 'payouts', 'own', 'all')
      ? [{ title: 'payouts', name: 'payouts', field: sold.field } as const]
      : []),
  ];
}
