import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
  if (isPending) return stillFinishingText(t`The listings are being deleted`, answer);
  if (deletedCount === 0) return t`There were no unsold listings`;
  return plural(deletedCount, { one: '# listing is deleted', other: '# listings are deleted' });
}

/** Deletes all that an account has for sale. */
export function TakeDownAct({ user }: { user: Stored<User> }) {
  const { t } = useLingui();
  const { name } = user;
  const needsNetwork = useNeedsNetwork();
  return (
    <ReasonedAct
      title={t`Delete all unsold listings of ${name}?`}
      consequence={t`This can’t be undone. Items that a buyer is paying for are deleted, too. Sold items and the account stay.`}
      confirmLabel={t`Delete`}
      keepAs={`take-down:${user._id}`}
      act={(reason) => takeDownItems(user._id, reason)}
      done={wordsOf}
    >
      {(ask) => (
        <Button size="small" variant="outlined" color="error" onClick={ask} {...needsNetwork}>
          {t`Delete all listings`}
        </Button>
      )}
    </ReasonedAct>
  );
}
