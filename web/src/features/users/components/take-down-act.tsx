import Button from '@mui/material/Button';
import type { User } from '@thriftline/domain/accounts/user';
import type { CallableResults } from '@thriftline/domain/calls/callables';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { stillFinishingText } from '@/lib/texts/still-finishing-text.ts';
import { takeDownItems } from '../api/take-down-items.ts';
import { ReasonedAct } from './reasoned-act.tsx';

function wordsOf(answer: CallableResults['takeDownItems']): string {
  const { deletedCount, isPending } = answer;
  if (isPending) return stillFinishingText('The listings are being deleted', answer);
  if (deletedCount === 0) return 'There were no unsold listings';
  return deletedCount === 1 ? '1 listing is deleted' : `${deletedCount} listings are deleted`;
}

/** Deletes all that an account has for sale. */
export function TakeDownAct({ user }: { user: Stored<User> }) {
  const needsNetwork = useNeedsNetwork();
  return (
    <ReasonedAct
      title={`Delete all unsold listings of ${user.name}?`}
      consequence="This can't be undone. Items that a buyer is paying for are deleted, too. Sold items and the account stay."
      confirmLabel="Delete"
      uid={user._id}
      act={(reason) => takeDownItems(user._id, reason)}
      done={wordsOf}
    >
      {(ask) => (
        <Button size="small" variant="outlined" color="error" onClick={ask} {...needsNetwork}>
          Delete all listings
        </Button>
      )}
    </ReasonedAct>
  );
}
