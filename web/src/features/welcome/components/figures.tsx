import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { type ReactNode, useCallback } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useOnline } from '@/lib/connection/connection.ts';
import { type Counted, countThisWeek } from '../api/count-documents.ts';
import { useMyStock } from '../api/use-my-stock.ts';
import { WaitingCard } from './waiting-card.tsx';

/** Numbers side by side under a heading. */
function FigureGrid({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(96px, 1fr))',
            md: 'repeat(auto-fill, minmax(180px, 1fr))',
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** What a seller has for sale and has sold. */
export function SellerFigures({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { forSale, sold, failed } = useMyStock(uid);
  const to = paths.dashboard.myProducts.href();
  return (
    <FigureGrid title={t`Your items`}>
      <WaitingCard count={forSale} failed={failed} label={t`for sale`} to={to} />
      <WaitingCard count={sold} failed={failed} label={t`sold`} to={to} />
    </FigureGrid>
  );
}

interface ThisWeekProps {
  collection: Counted;
  label: string;
  to: string;
}

/** What came within a week, as it was when this was first shown. */
function ThisWeek({ collection, label, to }: ThisWeekProps) {
  const online = useOnline();
  // Again once the network is back.
  const read = useCallback(
    async () => (online ? countThisWeek(collection) : undefined),
    [collection, online],
  );
  const count = useFetched(read);
  return (
    <WaitingCard
      count={count.status === 'ready' ? count.data : undefined}
      failed={count.status === 'error'}
      label={label}
      to={to}
    />
  );
}

/** What happened in the shop lately, for admins. */
export function ShopFigures() {
  const { t } = useLingui();
  return (
    <FigureGrid title={t`The shop in the last 7 days`}>
      <ThisWeek collection="users" label={t`new accounts`} to={paths.dashboard.allUsers.href()} />
      <ThisWeek collection="products" label={t`items listed`} to={paths.search.href()} />
      <ThisWeek collection="payments" label={t`payments`} to={paths.dashboard.allPayments.href()} />
    </FigureGrid>
  );
}
