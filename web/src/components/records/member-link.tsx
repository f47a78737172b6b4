import type { ReactNode } from 'react';
import { paths } from '@/config/paths.ts';
import { ItemLink } from '../cards/item-link.tsx';
import { UserText } from '../texts/user-text.tsx';

interface MemberLinkProps {
  /** Absent of the oldest records, and of who is gone: then the name leads nowhere. */
  uid: string | undefined;
  /** The name. */
  children: ReactNode;
}

/** A member's name as the way to the page that admins have about them. For admins' lists alone. */
export function MemberLink({ uid, children }: MemberLinkProps) {
  if (uid === undefined) return <UserText>{children}</UserText>;
  return (
    <ItemLink to={paths.dashboard.member.href(uid)}>
      <UserText>{children}</UserText>
    </ItemLink>
  );
}
