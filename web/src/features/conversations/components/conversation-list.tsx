import { Trans, useLingui } from '@lingui/react/macro';
import List from '@mui/material/List';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { BrowseAction } from '@/components/states/browse-action.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useConversations } from '../api/use-conversations.ts';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  uid: string;
  /** The id of the one that is open beside the list. */
  current: string | undefined;
}

/** The conversations of an account, the last that was written in first, live. */
export function ConversationList({ uid, current }: ConversationListProps) {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  const list = useConversations(uid, pages);
  const rows = list.pages.flatMap((page) => page.rows);
  if (list.status === 'loading') return <RecordSkeletons />;
  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'unknown') return <NotOnDevice />;
  if (rows.length === 0) {
    return (
      <EmptyState title={t`No messages yet`} action={<BrowseAction />}>
        <Trans>Ask a seller about an item. Your messages appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <List aria-label={t`Conversations`} disablePadding sx={{ display: 'grid', gap: 0.5 }}>
        {rows.map(({ data }) => (
          <PartBoundary key={data._id} as="li">
            <ConversationRow conversation={data} uid={uid} current={data._id === current} />
          </PartBoundary>
        ))}
      </List>
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={showMore} />
    </>
  );
}
