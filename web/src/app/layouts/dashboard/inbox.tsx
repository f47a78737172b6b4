import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { paths } from '@thriftline/domain/base/paths';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { PILL, PILLS } from '@/components/records/pills.ts';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import { useInboxCounts } from '@/lib/notices/inbox-counts.ts';
import { UnreadCount } from './unread-count.tsx';

const { messages, offers, notifications } = paths.dashboard;

/** The inbox: messages, offers and notifications, each a page, with the way to the others above it. */
export function InboxLayout() {
  const { t } = useLingui();
  const counts = useInboxCounts();
  const { pathname } = useLocation();
  const wide = useWideWindow();
  // A conversation takes all of a phone.
  const isThread = !wide && pathname.startsWith(`${messages.href()}/`);
  const parts = [
    { label: t`Messages`, to: messages.href(), unread: counts.messages },
    { label: t`Offers`, to: offers.href(), unread: 0 },
    { label: t`Notifications`, to: notifications.href(), unread: counts.notifications },
  ];
  return (
    <>
      {!isThread && (
        <Box component="nav" aria-label={t`Inbox`} sx={{ ...PILLS, mb: 2 }}>
          {parts.map(({ label, to, unread }) => (
            <ListItemButton key={to} component={NavLink} to={to} sx={{ ...PILL, flexGrow: 0, flexShrink: 0 }}>
              {label}
              <UnreadCount count={unread} what="new" />
            </ListItemButton>
          ))}
        </Box>
      )}
      <Outlet />
    </>
  );
}
