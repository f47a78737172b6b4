import { useLingui } from '@lingui/react/macro';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { STATUS_LABELS } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { unverifySeller } from '../api/unverify-seller.ts';
import { verifySeller } from '../api/verify-seller.ts';
import { ReasonedAct } from './reasoned-act.tsx';

/**
 * Verified, with the way to take that back, or the link that verifies at one click: nothing is lost by it, so nothing is asked. The specification calls
 * it a link; a button underneath makes it work with the keyboard.
 */
export function SellerStatus({ user }: { user: Stored<User> }) {
  const { t } = useLingui();
  const needsNetwork = useNeedsNetwork();
  const notify = useNotify();
  const { busy, run } = useAct();
  const { name } = user;
  const removeBadge = (
    <ReasonedAct
      title={t`Remove the badge from ${name}?`}
      consequence={t`The account and all its items become Unverified. The seller can read the reason.`}
      confirmLabel={t`Remove badge`}
      keepAs={`unverify:${user._id}`}
      act={(reason) => unverifySeller(user._id, reason)}
      done={() => MESSAGES.statusChanged}
    >
      {(ask) =>
        user.status === 'Verified' && (
          <Button size="small" onClick={ask} {...needsNetwork} sx={FLUSH_TEXT}>
            {t`Remove badge`}
          </Button>
        )
      }
    </ReasonedAct>
  );
  if (user.status === 'Verified') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Chip size="small" color="success" icon={<VerifiedOutlined />} label={STATUS_LABELS.Verified} />
        {removeBadge}
      </Box>
    );
  }
  const verify = async () => {
    await run(async () => {
      await verifySeller(user._id, name);
      notify.success(MESSAGES.statusChanged);
    });
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
