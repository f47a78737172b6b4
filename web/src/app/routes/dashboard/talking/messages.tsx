import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { ConversationList } from '@/features/conversations/components/conversation-list.tsx';
import { UnsentMessages } from '@/features/conversations/components/unsent-messages.tsx';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { OpenThread } from './messages/open-thread.tsx';

// Below what people come for.
const AwaySetting = lazy(async () => ({
  default: (await import('@/features/conversations/components/being-here.ts')).AwaySetting,
}));

/** What buyers and sellers say to each other: list and thread side by side, on phones one after the other. */
export function MessagesRoute() {
  const { t } = useLingui();
  const { id } = useParams();
  const { uid } = useSignedInUser();
  const wide = useWideWindow();
  const title = <DashboardTitle page="messages" />;
  if (!wide && id !== undefined) {
    return (
      <>
        {title}
        <Button component={Link} to={paths.dashboard.messages.href()} color="inherit" sx={{ mb: 1, ml: -1 }}>
          {t`All messages`}
        </Button>
        <OpenThread key={id} id={id} heading="h1" />
      </>
    );
  }
  return (
    <>
      {title}
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t`Messages`}
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(220px, 300px) minmax(0, 1fr)' }, gap: 3 }}
      >
        <div>
          <PartBoundary>
            <UnsentMessages />
          </PartBoundary>
          <PartBoundary>
            <ConversationList uid={uid} current={id} />
          </PartBoundary>
          <Box sx={{ mt: 2 }}>
            <PartBoundary>
              <Suspense>
                <AwaySetting uid={uid} />
              </Suspense>
            </PartBoundary>
          </Box>
        </div>
        {wide && (
          <Card sx={{ p: 2, alignSelf: 'start' }}>
            {id === undefined ? (
              <EmptyState title={t`Choose a conversation`} />
            ) : (
              <OpenThread key={id} id={id} heading="h2" />
            )}
          </Card>
        )}
      </Box>
    </>
  );
}
