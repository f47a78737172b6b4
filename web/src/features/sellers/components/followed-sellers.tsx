import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import type { Follow } from '@thriftline/domain/sellers/follow';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { formatMonth } from '@/lib/texts/format-date.ts';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { useFollows } from '../api/use-follows.ts';
import { unfollowWaits } from '../unfollow-waits.ts';

function FollowedRow({ row: { data: follow, pending } }: { row: Row<Stored<Follow>> }) {
  const { followerId, sellerId, sellerName, createdAt } = follow;
  const { t } = useLingui();
  const since = formatMonth(createdAt.toDate());
  const notify = useNotify();
  const { busy, run } = useAct();
  const unfollow = async () => {
    await run(async () => {
      const { unfollowSeller } = await import('../api/follow-seller.ts');
      const sent = await unfollowSeller(followerId, { sellerId, sellerName });
      if (sent === 'sent') notify.success(t`You no longer follow ${sellerName}`);
      else notify.info(unfollowWaits());
    });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 0.5,
        p: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="subtitle1">
          <Link
            component={RouterLink}
            to={paths.seller.href(sellerId)}
            color="inherit"
            underline="hover"
            sx={{ display: 'inline-block', py: { xs: 1, md: 0 } }}
          >
            {sellerName}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t`Followed since ${since}`}
        </Typography>
        {pending && <WaitingToSend />}
      </Box>
      <Button
        size="small"
        loading={busy}
        aria-label={t`Unfollow ${sellerName}`}
        onClick={() => void unfollow()}
      >
        {t`Unfollow`}
      </Button>
    </Box>
  );
}

/** The sellers whose new items an account hears of, the latest first, live. */
export function FollowedSellers({ uid }: { uid: string }) {
  const { t } = useLingui();
  const [pages, setPages] = useState(1);
  const list = useFollows(uid, pages);
  const rows = list.pages.flatMap((page) => page.rows);
  if (list.status === 'loading') return <RecordSkeletons />;
  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'unknown') return <NotOnDevice />;
  if (rows.length === 0) {
    return (
      <Typography color="textSecondary">
        {t`You don’t follow anyone yet. Tap “Follow” on a seller’s page to hear about new items.`}
      </Typography>
    );
  }
  return (
    <>
      <Card>
        <Box component="ul" aria-label={t`Sellers I follow`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <PartBoundary key={row.data._id} as="li">
              <FollowedRow row={row} />
            </PartBoundary>
          ))}
        </Box>
      </Card>
      <LoadMore
        label={t`Show more`}
        hasMore={list.hasMore}
        loading={list.loadingMore}
        onLoadMore={() => setPages(pages + 1)}
      />
    </>
  );
}
