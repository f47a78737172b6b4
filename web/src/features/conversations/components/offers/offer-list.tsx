import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { sideOf } from '@thriftline/domain/conversations/conversation';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { BrowseAction } from '@/components/states/browse-action.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { useLiveOffers } from '../../api/use-live-offers.ts';
import { offerStatus } from '../../offer-status.ts';
import { ConversationLink } from '../conversation-link.tsx';

/** The offers an account made or got that wait for a response or for payment, the first deadline first, live. */
export function OfferList({ uid }: { uid: string }) {
  const { t } = useLingui();
  const list = useLiveOffers(uid);
  const now = useNow(list.rows[0]?.data.offer?.until?.toMillis());
  if (list.status === 'loading') return <RecordSkeletons />;
  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'unknown') return <NotOnDevice />;
  if (list.rows.length === 0) {
    return (
      <EmptyState title={t`No open offers`} action={<BrowseAction />}>
        <Trans>
          Make an offer on an item’s page. Offers you make or receive appear here until they’re settled.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <List aria-label={t`Offers`} disablePadding sx={{ display: 'grid', gap: 0.5 }}>
      {list.rows.map(({ data }) => (
        <PartBoundary key={data._id} as="li">
          <ConversationLink conversation={data} uid={uid}>
            <Box component="span" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
              {offerStatus(data.offer, sideOf(data, uid), now)}
            </Box>
          </ConversationLink>
        </PartBoundary>
      ))}
    </List>
  );
}
