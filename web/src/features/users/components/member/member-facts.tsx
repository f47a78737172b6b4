import type { User } from '@thriftline/domain/accounts/user';
import type { ReactNode } from 'react';
import { TermList } from '@/components/texts/term-list.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatDay } from '@/lib/texts/format-date.ts';
import { SellerStatus } from '../seller-status.tsx';

interface MemberFactsProps {
  user: Stored<User>;
  /** Whether whoever looks may change anything: never of oneself. */
  mayAct: boolean;
  /** What other parts of the shop know of them. */
  more: readonly (readonly [name: string, value: ReactNode])[];
}

/** What an account says of a member. */
export function MemberFacts({ user, mayAct, more }: MemberFactsProps) {
  const { _id, role, status, createdAt, mobile, unverifiedWhy } = user;
  return (
    <TermList
      roomy
      terms={[
        ['Joined', formatDay(createdAt.toDate().toISOString())],
        ...(role === 'Seller'
          ? [['Verification', mayAct ? <SellerStatus key="status" user={user} /> : status] as const]
          : []),
        ...(unverifiedWhy === undefined
          ? []
          : [['Badge removed', <UserText key="why">{unverifiedWhy}</UserText>] as const]),
        ...(mobile === undefined || mobile === '' ? [] : [['Phone number', mobile] as const]),
        ...more,
        ['Member ID', _id],
      ]}
    />
  );
}
