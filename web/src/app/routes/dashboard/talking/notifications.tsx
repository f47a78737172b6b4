import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { INBOX_DAYS } from '@thriftline/domain/notifications/inbox';
import { lazy, Suspense } from 'react';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { NotificationList } from '@/features/notifications/components/notification-list.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';

// Below what was told, and wanted rarely.
const NotificationChoices = lazy(async () => {
  const { NotificationChoices: Choices } = await import(
    '@/features/notifications/components/notification-choices.tsx'
  );
  return { default: Choices };
});

/** What the account was told, and what it wants to be told. */
export function NotificationsRoute() {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  return (
    <DashboardPage page="notifications">
      <NotificationList uid={uid} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t`Kept for ${plural(INBOX_DAYS, { one: '# day', other: '# days' })}.`}
      </Typography>
      <Box sx={{ mt: 4 }}>
        <Suspense>
          <NotificationChoices uid={uid} />
        </Suspense>
      </Box>
    </DashboardPage>
  );
}
