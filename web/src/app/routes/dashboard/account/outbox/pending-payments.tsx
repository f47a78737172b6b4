import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { UserText } from '@/components/texts/user-text.tsx';
import { useWords } from '@/lib/language/use-words.ts';
import type { PendingCharge } from '@/lib/saved/pending-charges.ts';
import { CHARGE_TEXTS } from '@/lib/texts/charge-texts.ts';
import { OutboxSection } from './outbox-section.tsx';

function NameAndPrice({ name, price }: { name: string; price: string }) {
  return (
    <Trans>
      <UserText>{name}</UserText>, {price}
    </Trans>
  );
}

/** Payments that this device knows more of than it has heard from the shop. */
export function PendingPayments({ charges }: { charges: readonly PendingCharge[] }) {
  const { t } = useLingui();
  const words = useWords();
  return (
    <OutboxSection title={t`Payments`} count={charges.length}>
      {charges.map(({ bookingsId, productname, amount, state }) => (
        <Card key={bookingsId} component="li" sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="subtitle1" component="span" sx={{ overflowWrap: 'anywhere' }}>
            <NameAndPrice name={productname} price={formatCents(amount)} />
          </Typography>
          <Typography variant="body2">{words(CHARGE_TEXTS[state])}</Typography>
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={paths.dashboard.payment.href(bookingsId)}
          >
            {state === 'asked' ? t`Check payment` : t`View payment`}
          </Button>
        </Card>
      ))}
    </OutboxSection>
  );
}
