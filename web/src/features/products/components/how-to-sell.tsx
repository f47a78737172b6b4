import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state.tsx';
import { paths } from '@/config/paths.ts';

/** Stands where a buyer would otherwise find a form they cannot send: how somebody comes to sell. */
export function HowToSell() {
  return (
    <EmptyState
      title="Selling takes a seller’s account"
      action={
        <Button variant="contained" component={Link} to={paths.blog.href()}>
          Read how to sell well
        </Button>
      }
    >
      Yours is a buyer’s: it books, pays and keeps wishes. Sign out, then sign up as a Seller with another
      e-mail address. Your orders and wishes stay with this account.
    </EmptyState>
  );
}
