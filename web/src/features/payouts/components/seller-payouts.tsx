import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { usePayouts } from '../api/use-payouts.ts';
import { EarningsSums } from './earnings-sums.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { PayoutsList } from './payouts-list.tsx';
import { Statement } from './statement.tsx';

/** A seller's money: where it goes, how much there is, what of it each sale brought, and a statement to keep. */
export function SellerPayouts() {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const [search] = useSearchParams();
  const { pages, showMore } = useShownPages();
  const list = usePayouts(uid, pages);
  const shown = list.pages.flatMap(({ rows }) =>
    rows.map(({ data }) => `${data._id} ${data.state} ${data.net}`),
  );
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PayoutAccount uid={uid} from={search.get('from')} />
      <Box component="section" aria-labelledby="earnings">
        <Typography variant="h3" component="h2" id="earnings" sx={{ mb: 1.5 }}>
          {t`Earnings`}
        </Typography>
        <EarningsSums uid={uid} shown={shown.join()} />
      </Box>
      <Box component="section" aria-labelledby="payouts">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 1.5,
            mb: 2,
          }}
        >
          <Typography variant="h3" component="h2" id="payouts">
            {t`Payouts by sale`}
          </Typography>
          <Statement />
        </Box>
        <PayoutsList list={list} onLoadMore={showMore} />
      </Box>
    </Box>
  );
}
