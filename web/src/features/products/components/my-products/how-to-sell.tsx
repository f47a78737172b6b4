import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { paths } from '@/config/paths.ts';

/** Stands where a buyer would otherwise find a form they cannot send: how somebody comes to sell. */
export function HowToSell() {
  return (
    <EmptyState
      title="Selling takes a seller’s account"
      action={
        <Button variant="contained" component={Link} to={paths.dashboard.account.href()}>
          Become a seller
        </Button>
      }
    >
      Yours is a buyer’s: it books, pays and keeps wishes. Under My account it becomes a seller’s in one step,
      and keeps your orders and wishes.
    </EmptyState>
  );
}
