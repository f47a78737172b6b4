import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { isAccountLost, type SellerAccount } from '@thriftline/domain/payouts/seller-account';
import { disabledText, missingText } from '@thriftline/domain/payouts/seller-account-texts';
import { type ReactNode, useState } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useFault } from '@/hooks/use-fault.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { openPayouts } from '../api/open-payouts.ts';
import { useSellerAccount } from '../api/use-seller-account.ts';

function neededText({ missingBy }: SellerAccount): string {
  if (missingBy === undefined) return t`Still needed:`;
  const deadline = formatTime(new Date(missingBy));
  return t`Still needed, by ${deadline}:`;
}

/** What the provider still wants to know, and by when. */
function Missing({ account }: { account: SellerAccount }) {
  const words = missingText(account);
  if (words.length === 0) return null;
  return (
    <div>
      <div>{neededText(account)}</div>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Box>
    </div>
  );
}

const CHECKING = lookedUp({
  still: msg`The payment provider is still checking your details. The result will appear here.`,
  now: msg`The payment provider is checking your details. The result will appear here.`,
});

/** The button's label while an account is on hold; a lost account has to be set up again. */
function actOnHeld(account: SellerAccount): string {
  return isAccountLost(account) ? t`Set up payouts` : t`Add details`;
}

/** What is to be said of an account: a mark, words, and what the button does. */
function sayingOf(account: SellerAccount | undefined, isBack: boolean): Saying {
  if (account === undefined) {
    return {
      mark: { label: t`Not set up`, color: 'default' },
      words: (
        <Typography>
          {t`You can sell before you set this up. We keep your earnings safe and send them once you’re done. Our payment provider asks who you are and for your bank account; we see neither.`}
        </Typography>
      ),
      act: t`Set up payouts`,
      wanted: true,
    };
  }
  const missing = <Missing account={account} />;
  const isChecking = account.missing.length === 0;
  switch (account.state) {
    case 'onboarding':
      return {
        mark: { label: isChecking ? t`Being checked` : t`Not complete`, color: 'default' },
        words: (
          <>
            <Typography>
              {isChecking
                ? CHECKING.still
                : isBack
                  ? CHECKING.now
                  : t`Your setup isn’t complete. We keep your earnings safe until it is.`}
            </Typography>
            {missing}
          </>
        ),
        act: isChecking ? t`View details` : t`Continue setup`,
        wanted: !isChecking,
      };
    case 'restricted':
      return {
        mark: { label: t`On hold`, color: 'warning' },
        words: (
          <>
            <Alert severity="warning">{disabledText(account.disabledReason ?? '')}</Alert>
            {isBack && <Typography>{isChecking ? CHECKING.still : CHECKING.now}</Typography>}
            {missing}
          </>
        ),
        act: actOnHeld(account),
        wanted: true,
      };
    case 'ready':
      return {
        mark: { label: t`Ready`, color: 'success' },
        words: (
          <>
            {account.bankFailure !== undefined && (
              <Alert severity="warning">
                {t`Your bank rejected your payout. Check the bank account you entered.`}
              </Alert>
            )}
            <Typography>
              {account.reachesBank
                ? t`Your earnings go to your payout account, and from there to your bank.`
                : t`Your earnings go to your payout account. They can’t be sent to your bank yet.`}
            </Typography>
            {missing}
          </>
        ),
        act: t`View payout account`,
        wanted: account.bankFailure !== undefined || !account.reachesBank,
      };
  }
}

interface Saying {
  mark: { label: string; color: 'default' | 'warning' | 'success' };
  words: ReactNode;
  act: string;
  /** Whether the button is what there is to do next. */
  wanted: boolean;
}

interface PayoutAccountProps {
  uid: string;
  /** Whence somebody comes: `provider` once they are through there, `expired` where the way there was too old. */
  from: string | null;
}

/** Where a seller's money goes: what the provider says of it, what is missing, and the way to its pages. */
export function PayoutAccount({ uid, from }: PayoutAccountProps) {
  const { t } = useLingui();
  const { status, row, error, retry } = useSellerAccount(uid);
  const needsNetwork = useNeedsNetwork();
  const [leaving, setLeaving] = useState(false);
  const { fault, attempt } = useFault();
  if (status === 'error') return <ErrorState error={error} onRetry={retry} />;
  if (status === 'loading') return <LoadingBlock height={180} />;
  const { mark, words, act, wanted } = sayingOf(row?.data, from === 'provider');
  const leave = async () => {
    setLeaving(true);
    await attempt(async () => {
      try {
        await openPayouts();
      } catch (problem) {
        setLeaving(false);
        throw problem;
      }
    });
  };
  return (
    <Card
      component="section"
      aria-labelledby="payout-account"
      sx={{ p: { xs: 2, md: 3 }, maxWidth: '45rem' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h3" component="h2" id="payout-account">
          {t`Payout account`}
        </Typography>
        {row !== undefined && <Chip size="small" variant="outlined" {...mark} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }} aria-live="polite">
        {status === 'unknown' ? (
          <Typography>
            {t`We couldn’t load your payout account. Check your connection and try again.`}
          </Typography>
        ) : (
          words
        )}
        {from === 'expired' && fault === undefined && (
          <Typography>{t`This link was already used or has expired. Use the button for a new one.`}</Typography>
        )}
        {fault !== undefined && <Alert severity="error">{fault}</Alert>}
        <Button
          variant={wanted ? 'contained' : 'outlined'}
          {...needsNetwork}
          disabled={leaving || needsNetwork.disabled}
          onClick={() => void leave()}
        >
          {act}
        </Button>
      </Box>
    </Card>
  );
}
