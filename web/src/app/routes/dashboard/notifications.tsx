import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { INBOX_DAYS } from '@thriftline/domain/notifications/inbox';
import { DashboardPage } from '@/app/layouts/dashboard-page.tsx';
import { NotificationChoices } from '@/features/notifications/components/notification-choices.tsx';
import { NotificationList } from '@/features/notifications/components/notification-list.tsx';
import { PushHere } from '@/features/notifications/components/push-here.tsx';
import { useSignedInUser } from '@/lib/current-user.ts';

/** What the account was told, and what it wants to be told. */
export function NotificationsRoute() {
  const { uid } = useSignedInUser();
  return (
    <DashboardPage title="Notifications">
      <NotificationList uid={uid} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Kept for {INBOX_DAYS} days.
      </Typography>
      <Box sx={{ mt: 4 }}>
        <PushHere uid={uid} />
      </Box>
      <Box sx={{ mt: 4 }}>
        <NotificationChoices uid={uid} />
      </Box>
    </DashboardPage>
  );
}
