import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { Role } from '@thriftline/domain/accounts/roles';
import { Link as RouterLink } from 'react-router-dom';
import { UserText } from '@/components/texts/user-text.tsx';
import { paths } from '@/config/paths.ts';
import { useAccount } from '../api/use-account.ts';

/** The list in which an account of the role stands, with what can be done about it. */
const LISTS: Record<Role, () => string> = {
  Buyer: paths.dashboard.allBuyers.href,
  Seller: paths.dashboard.allSellers.href,
  Admin: paths.dashboard.allUsers.href,
};

interface AccountLinkProps {
  /** What the account is to the report, such as `Reported by`. */
  title: string;
  uid: string;
  /** What the conversation called it. */
  name: string | undefined;
}

/** An account that a report names, and the way to its row. */
export function AccountLink({ title, uid, name }: AccountLinkProps) {
  const { status, row } = useAccount(uid);
  const account = row?.data;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {title}
      </Box>
      {account === undefined ? (
        <UserText>{name ?? (status === 'missing' ? 'Deleted account' : 'Account')}</UserText>
      ) : (
        <Link
          component={RouterLink}
          to={`${LISTS[account.role]()}?q=${encodeURIComponent(account.email)}`}
          sx={{ minWidth: 0 }}
        >
          <UserText>{account.name}</UserText>
        </Link>
      )}
      {account?.suspended && <Chip size="small" color="error" variant="outlined" label="Suspended" />}
    </Box>
  );
}
