import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { type DeletionObstacle, obstacleText } from '@thriftline/domain/accounts/account-deletion';
import { paths } from '@thriftline/domain/base/paths';
import { Link as RouterLink } from 'react-router-dom';

const WHERE: Record<DeletionObstacle['kind'], { label: string; to: string }> = {
  paying: { label: 'My Orders', to: paths.dashboard.myOrders.href() },
  beingPaid: { label: 'My Products', to: paths.dashboard.myProducts.href() },
  refundDue: { label: 'My Orders', to: paths.dashboard.myOrders.href() },
  orderOpen: { label: 'My Orders', to: paths.dashboard.myOrders.href() },
  saleOpen: { label: 'Sales', to: paths.dashboard.sales.href() },
  payoutOpen: { label: 'Payouts', to: paths.dashboard.payouts.href() },
  lastAdmin: { label: 'All Users', to: paths.dashboard.allUsers.href() },
};

/** What stands against deleting one's own account, and where to look after it; nothing where nothing does. */
export function DeletionObstacles({ obstacles }: { obstacles: readonly DeletionObstacle[] }) {
  if (obstacles.length === 0) return null;
  // Two may be about items of one name.
  const texts = new Map(obstacles.map((obstacle) => [obstacleText(obstacle), WHERE[obstacle.kind]]));
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      Your account can’t be deleted yet.
      <ul>
        {[...texts].map(([text, { label, to }]) => (
          <li key={text}>
            {text}{' '}
            <Link component={RouterLink} to={to} color="inherit">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
