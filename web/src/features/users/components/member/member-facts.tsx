import { useLingui } from '@lingui/react/macro';
import { STATUS_LABELS } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import type { ReactNode } from 'react';
import { PhoneNumber } from '@/components/texts/phone-number.tsx';
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
  const { t } = useLingui();
  const { _id, role, status, createdAt, mobile, unverifiedWhy } = user;
  return (
    <TermList
      roomy
      terms={[
        [t`Joined`, formatDay(createdAt.toDate().toISOString())],
        ...(role === 'Seller'
          ? [
              [
                t`Verification`,
                mayAct ? <SellerStatus key="status" user={user} /> : STATUS_LABELS[status],
              ] as const,
            ]
          : []),
        ...(unverifiedWhy === undefined
          ? []
          : [[t`Badge removed`, <UserText key="why">{unverifiedWhy}</UserText>] as const]),
        ...(mobile === undefined || mobile === ''
          ? []
          : [[t`Phone number`, <PhoneNumber key="mobile">{mobile}</PhoneNumber>] as const]),
        ...more,
        [t`Member ID`, <UserText key="id">{_id}</UserText>],
      ]}
    />
  );
}
