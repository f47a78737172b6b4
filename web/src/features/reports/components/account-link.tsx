import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { GONE_ACCOUNT } from '@thriftline/domain/reports/report';
import { MemberLink } from '@/components/records/member-link.tsx';
import { useAccount } from '@/lib/live/use-account.ts';

interface AccountLinkProps {
  /** What the account is to the report, such as `Reported by`. */
  title: string;
  uid: string;
  /** What the conversation called it. */
  name: string | undefined;
}

/** An account that a report names, and the way to its page: of one that is gone, too, there is something left to see. */
export function AccountLink({ title, uid, name }: AccountLinkProps) {
  const { t } = useLingui();
  const { status, row } = useAccount(uid);
  const account = row?.data;
  const unnamed = status === 'missing' ? t`Deleted account` : t`Account`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {title}
      </Box>
      <MemberLink uid={uid === GONE_ACCOUNT ? undefined : uid}>{account?.name ?? name ?? unnamed}</MemberLink>
      {account?.suspended && <Chip size="small" color="error" variant="outlined" label={t`Suspended`} />}
    </Box>
  );
}
