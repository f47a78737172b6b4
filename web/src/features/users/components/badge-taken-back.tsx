import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import type { User } from '@thriftline/domain/accounts/user';

/** Tells a seller that an admin took their badge back, and why; nothing otherwise. */
export function BadgeTakenBack({ user }: { user: User }) {
  const { t } = useLingui();
  if (user.status !== 'Unverified' || user.unverifiedWhy === undefined) return null;
  const why = user.unverifiedWhy;
  return (
    <Alert severity="warning" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
      {t`An admin removed your Verified badge: ${why}`}
    </Alert>
  );
}
