import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { OFFLINE_REASON } from '@/hooks/buttons/use-needs-network.ts';
import { useUnreachable } from '@/hooks/use-online.ts';

/** What cannot be done without a connection, in a sentence. */
const NEEDS = {
  pay: msg`Paying needs a connection.`,
  refund: msg`Refunding needs a connection.`,
  decideOrders: msg`Deciding about orders needs a connection.`,
  decideReports: msg`Deciding on reports needs a connection.`,
  count: msg`Counting needs a connection.`,
  addUpBooks: msg`Accounting needs a connection.`,
  exportSubscribers: msg`Exporting and removing addresses needs a connection.`,
  seeSent: msg`The e-mail and push log needs a connection.`,
  addCategory: msg`Adding a category needs a connection.`,
  changeCategories: msg`Changing categories needs a connection.`,
  changeAccounts: msg`Changing accounts needs a connection.`,
  changeOwnAccount: msg`Changing your account needs a connection.`,
  changeOrder: msg`Changing an order needs a connection.`,
  setUpPayouts: msg`Setting up payouts or saving a statement needs a connection.`,
  offer: msg`Making or responding to an offer needs a connection.`,
  saveSettings: msg`Saving settings needs a connection.`,
  importItems: msg`Importing items needs a connection.`,
};

interface OnlineOnlyProps {
  /** What cannot be done. */
  act: keyof typeof NEEDS;
  /** What can be done meanwhile, in a sentence. */
  instead?: string;
}

/**
 * Says why something that needs the network cannot be done now; nothing while there is a network. What is disabled says
 * so with `useNeedsNetwork`.
 */
export function OnlineOnly({ act, instead }: OnlineOnlyProps) {
  const { t } = useLingui();
  const isHeldBack = useUnreachable('functions') !== undefined;
  return (
    <div role="status" id={OFFLINE_REASON}>
      {isHeldBack && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(NEEDS[act])} {navigator.onLine ? t`We can’t connect right now.` : t`You’re offline now.`}{' '}
          {instead}
        </Alert>
      )}
    </div>
  );
}
