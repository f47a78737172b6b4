import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { MESSAGES } from '@thriftline/domain/messages';
import type { User } from '@thriftline/domain/user';
import { useOnline } from '@/hooks/use-online.ts';
import type { Stored } from '@/lib/stored.ts';
import { verifySeller } from '../api/verify-seller.ts';
import { ConfirmedAct } from './confirmed-act.tsx';

/** Verified, or the link that verifies. */
export function SellerStatus({ user }: { user: Stored<User> }) {
  const online = useOnline();
  if (user.status === 'Verified') {
    return <Chip size="small" color="success" icon={<VerifiedOutlined />} label="Verified" />;
  }
  return (
    <ConfirmedAct
      title={`Verify ${user.name}?`}
      consequence="Everything this seller offers carries the verified badge from then on."
      confirmLabel="Verify"
      act={() => verifySeller(user._id)}
      done={MESSAGES.statusChanged}
    >
      {(ask) => (
        <Link
          component="button"
          type="button"
          onClick={ask}
          disabled={!online}
          sx={{ minHeight: 44, minWidth: 44 }}
        >
          {MESSAGES.unverifiedLink}
        </Link>
      )}
    </ConfirmedAct>
  );
}
