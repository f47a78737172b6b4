import { may } from '@thriftline/domain/accounts/permissions';
import { useOwnsAny } from '@/hooks/use-owns-any.ts';
import type { SignedInUser } from '@/lib/account/current-user.ts';
import { useUnsentCount } from '@/outbox/journal/mutations-store.ts';
import { type MenuGroup, menuOfRole, phoneMenuOfRole } from './menu-of-role.ts';

interface Menu {
  groups: readonly MenuGroup[];
  /** How much waits to be sent or was refused. */
  unsent: number;
}

/** The dashboard's menu of the person who is signed in; null while their account is being registered. */
export function useMenu(
  { role, uid }: Pick<SignedInUser, 'role' | 'uid'>,
  kind: 'wide' | 'phone',
): Menu | null {
  // The menu of whoever buys has both in any case.
  const former = role === null || may(role, 'bookings', 'add') ? null : uid;
  const orders = useOwnsAny('bookings', former);
  const wishes = useOwnsAny('wishlist', former);
  const unsent = useUnsentCount();
  if (role === null) return null;
  const of = kind === 'wide' ? menuOfRole : phoneMenuOfRole;
  return { groups: of(role, { orders, wishes }, unsent), unsent };
}
