import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { sayNotification } from '@thriftline/domain/notifications/notification';
import { isUnseen } from '@thriftline/domain/notifications/notification-preferences';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { BrowseAction } from '@/components/states/browse-action.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { markSeen } from '../api/mark-seen.ts';
import { useInbox } from '../api/use-inbox.ts';
import { useNotificationPreferences } from '../api/use-notification-preferences.ts';
import { NotificationRow } from './notification-row.tsx';

/** What an account was told, newest first, live, with a mark beside what it has not seen. */
export function NotificationList({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  const list = useInbox(uid, pages);
  const seen = useNotificationPreferences(uid);
  const online = useOnline();
  // Where nobody can say what was seen, nothing is marked as new.
  if (list.status === 'loading' || (seen === null && online)) return <RecordSkeletons />;
  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'unknown') return <NotOnDevice />;
  const rows = list.pages.flatMap((page) => page.rows);
  const [newest] = rows;
  if (newest === undefined) {
    return (
      <EmptyState title={t`No notifications yet`} action={<BrowseAction />}>
        {t`News about your bookings, payments, messages and wish list appears here.`}
      </EmptyState>
    );
  }
  return (
    <>
      {seen !== null && isUnseen(newest.data, seen) && (
        <Button
          variant="outlined"
          sx={{ mb: 2 }}
          onClick={() => void markSeen(uid, newest.data.at).catch(reportError)}
        >
          {t`Mark all as read`}
        </Button>
      )}
      <Card>
        <List aria-label={t`Notifications`} disablePadding>
          {rows.map(({ data }) => {
            // One of a later release says nothing here.
            const said = sayNotification(data);
            return (
              said && (
                <PartBoundary key={data._id} as="li">
                  <NotificationRow said={said} at={data.at} unseen={seen !== null && isUnseen(data, seen)} />
                </PartBoundary>
              )
            );
          })}
        </List>
      </Card>
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={showMore} />
    </>
  );
}
