import Button from '@mui/material/Button';
import type { CallableResults } from '@thriftline/domain/callables';
import type { User } from '@thriftline/domain/user';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { doneWords } from '@/lib/done-words.ts';
import type { Stored } from '@/lib/stored.ts';
import { takeDownItems } from '../api/take-down-items.ts';
import { ReasonedAct } from './reasoned-act.tsx';

function wordsOf(answer: CallableResults['takeDownItems']): string {
  const { deletedCount, isPending } = answer;
  if (isPending) return doneWords('The items are being taken down', answer);
  if (deletedCount === 0) return 'There was nothing to take down';
  return deletedCount === 1 ? '1 item is taken down' : `${deletedCount} items are taken down`;
}

/** Takes down all that an account has for sale. */
export function TakeDownAct({ user }: { user: Stored<User> }) {
  const needsNetwork = useNeedsNetwork();
  return (
    <ReasonedAct
      title={`Take down all items of ${user.name}?`}
      consequence="Everything they have for sale is deleted, also what somebody is paying for. Sold items stay, and so does the account."
      confirmLabel="Take down"
      uid={user._id}
      act={(reason) => takeDownItems(user._id, reason)}
      done={wordsOf}
    >
      {(ask) => (
        <Button size="small" variant="outlined" color="error" onClick={ask} {...needsNetwork}>
          Take down all items
        </Button>
      )}
    </ReasonedAct>
  );
}
