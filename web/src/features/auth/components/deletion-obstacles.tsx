import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { type DeletionObstacle, obstacleText } from '@thriftline/domain/accounts/account-deletion';
import { paths } from '@thriftline/domain/base/paths';
import { Link as RouterLink } from 'react-router-dom';

const WHERE: Record<DeletionObstacle['kind'], { label: MessageDescriptor; to: string }> = {
  paying: { label: msg`My Orders`, to: paths.dashboard.myOrders.href() },
  beingPaid: { label: msg`My Products`, to: paths.dashboard.myProducts.href() },
  refundDue: { label: msg`My Orders`, to: paths.dashboard.myOrders.href() },
  orderOpen: { label: msg`My Orders`, to: paths.dashboard.myOrders.href() },
  saleOpen: { label: msg`Sales`, to: paths.dashboard.sales.href() },
  payoutOpen: { label: msg`Payouts`, to: paths.dashboard.payouts.href() },
  lastAdmin: { label: msg`All Users`, to: paths.dashboard.allUsers.href() },
};

/** What stands against deleting one's own account, and where to look after it; nothing where nothing does. */
export function DeletionObstacles({ obstacles }: { obstacles: readonly DeletionObstacle[] }) {
  const { t } = useLingui();
  if (obstacles.length === 0) return null;
  // Two may be about items of one name.
  const texts = new Map(obstacles.map((obstacle) => [obstacleText(obstacle), WHERE[obstacle.kind]]));
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {t`Your account can’t be deleted yet.`}
      <ul>
        {[...texts].map(([text, { label, to }]) => (
          <li key={text}>
            {text}{' '}
            <Link component={RouterLink} to={to} color="inherit">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
