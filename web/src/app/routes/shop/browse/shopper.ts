import { may } from '@thriftline/domain/accounts/permissions';
import { paths } from '@thriftline/domain/base/paths';
import type { CurrentUser } from '@/lib/account/current-user.ts';

/** Who looks through the shop, as far as lists of items ask. */
export interface Shopper {
  /** Whether they are signed in: then the products themselves are read, too. */
  isMember: boolean;
  /** The uid of somebody who books and wishes; null for others. */
  buyer: string | null;
  /** Where the card of an item leads. */
  itemPage: (productId: string) => string;
}

/**
 * A stranger is led to the public page of what is advertised, a member to the product's own; so is a stranger in an open
 * shop, who finds what has no public page.
 */
export function shopperOf({ status, uid, role }: CurrentUser, isOpen = false): Shopper {
  const isMember = status === 'signedIn';
  return {
    isMember,
    buyer: role !== null && may(role, 'bookings', 'add') ? uid : null,
    itemPage: isMember || isOpen ? paths.product.href : paths.advertisement.href,
  };
}
