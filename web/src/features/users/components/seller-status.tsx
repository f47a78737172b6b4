import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { MESSAGES } from '@thriftline/domain/messages';
import type { User } from '@thriftline/domain/user';
import { useState } from 'react';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/stored.ts';
import { verifySeller } from '../api/verify-seller.ts';

/**
 * Verified, or the link that verifies at one click: nothing is lost by it, so nothing is asked. The specification calls
 * it a link; a button underneath makes it work with the keyboard.
 */
export function SellerStatus({ user }: { user: Stored<User> }) {
  const needsNetwork = useNeedsNetwork();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (user.status === 'Verified') {
    return <Chip size="small" color="success" icon={<VerifiedOutlined />} label="Verified" />;
  }
  const verify = async () => {
    setBusy(true);
    try {
      await verifySeller(user._id);
      notify.success(MESSAGES.statusChanged);
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Link
      component="button"
      type="button"
      role="link"
      onClick={verify}
      {...needsNetwork}
      disabled={needsNetwork.disabled || busy}
      sx={{ minHeight: 44, minWidth: 44, '&:disabled': { color: 'text.disabled', textDecoration: 'none' } }}
    >
      {MESSAGES.unverifiedLink}
    </Link>
  );
}
