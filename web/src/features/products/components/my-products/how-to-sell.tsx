import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { paths } from '@/config/paths.ts';

/** Stands where a buyer would otherwise find a form they cannot send: how somebody comes to sell. */
export function HowToSell() {
  return (
    <EmptyState
      title="You need a seller’s account"
      action={
        <Button variant="contained" component={Link} to={paths.dashboard.account.href()}>
          Become a seller
        </Button>
      }
    >
      You have a buyer’s account. Become a seller in one step under My account. You keep your orders and wish
      list.
    </EmptyState>
  );
}
