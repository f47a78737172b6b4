import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { ROLE_LABELS } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import { dateFormat } from '@thriftline/domain/base/locale/locale';
import { MemberLink } from '@/components/records/member-link.tsx';
import type { RecordColumn } from '@/components/records/record-rows.tsx';
import { EmailText } from '@/components/texts/email-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { SortField } from '../api/user-order.ts';

/** A column of a table of users. */
export interface UserColumn extends RecordColumn<Stored<User>> {
  /** Clicking the head sorts by this. */
  sort?: SortField;
}

/** What a table with these columns can be sorted by: the time of joining always, whether it is shown or not. */
export function sortFieldsOf(columns: readonly UserColumn[]): SortField[] {
  return [...new Set<SortField>(['createdAt', ...columns.flatMap(({ sort }) => sort ?? [])])];
}

function AccountName({ user }: { user: Stored<User> }) {
  const { t } = useLingui();
  return (
    <>
      <MemberLink uid={user._id}>{user.name}</MemberLink>
      {user.suspended && (
        <>
          {' '}
          <Chip size="small" color="error" variant="outlined" label={t`Suspended`} />
        </>
      )}
    </>
  );
}

const day = dateFormat({ dateStyle: 'medium' });

export const NAME: UserColumn = {
  get title() {
    return t`Name`;
  },
  sort: 'name',
  // On a phone it heads the card, in one line as a rule.
  bare: true,
  cell: (user) => <AccountName user={user} />,
};
export const EMAIL: UserColumn = {
  get title() {
    return t`Email`;
  },
  id: 'email',
  sort: 'email',
  wide: true,
  cell: (user) => (
    // Room for what follows the @, as in the table of payments.
    <Box sx={{ minWidth: { lg: 144 } }}>
      <EmailText>{user.email}</EmailText>
    </Box>
  ),
};
export const ROLE: UserColumn = {
  get title() {
    return t`Role`;
  },
  id: 'role',
  sort: 'role',
  cell: (user) => <Chip size="small" label={ROLE_LABELS[user.role]} />,
};
export const JOINED: UserColumn = {
  get title() {
    return t`Joined`;
  },
  id: 'createdAt',
  sort: 'createdAt',
  cell: (user) => day(user.createdAt.toDate()),
};
