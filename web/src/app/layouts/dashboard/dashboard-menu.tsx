import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { may } from '@thriftline/domain/accounts/permissions';
import type { Role } from '@thriftline/domain/accounts/roles';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { useUnread } from '@/features/conversations/api/use-unread.ts';
import { useOwnsAny } from '@/hooks/use-owns-any.ts';
import { useUnsentCount } from '@/outbox/journal/acts-store.ts';
import { MESSAGES_ITEM, type MenuGroup, menuOfRole, OUTBOX_ITEM } from './menu-of-role.ts';
import { UnreadCount } from './unread-count.tsx';

interface DashboardMenuProps {
  /** Null while the account is being registered. */
  role: Role | null;
  uid: string;
}

/** One row that a finger pushes on, from edge to edge. */
const TABS = {
  display: 'flex',
  gap: 1,
  mx: -2,
  px: 2,
  // Room for the mark of the focus.
  py: 0.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
} as const;
const TAB = {
  width: 'auto',
  py: 0,
  typography: 'subtitle2',
  border: 1,
  borderColor: 'divider',
  borderRadius: '22px',
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
  '&.active': { borderColor: 'primary.main' },
} as const;

/** The dashboard's menu by role: a list beside the page, on phones tabs above it. */
export function DashboardMenu({ role, uid }: DashboardMenuProps) {
  // The menu of whoever buys has both in any case.
  const former = role === null || may(role, 'bookings', 'add') ? null : uid;
  const orders = useOwnsAny('bookings', former);
  const wishes = useOwnsAny('wishlist', former);
  const unread = useUnread(role === null ? null : uid);
  const unsent = useUnsentCount();
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // The tab one is in may be out of sight.
    menu.current
      ?.querySelector(`a[href="${pathname}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  if (role === null) return <LoadingBlock height={{ xs: 52, md: 132 }} />;
  return (
    <Box
      component="nav"
      ref={menu}
      aria-label="Dashboard"
      sx={(theme) => ({ [theme.breakpoints.down('md')]: TABS })}
    >
      {menuOfRole(role, { orders, wishes }, unsent).map((group) => (
        <Group key={group.title} group={group} unread={unread} unsent={unsent} />
      ))}
    </Box>
  );
}

interface GroupProps {
  group: MenuGroup;
  unread: number;
  /** How much waits to be sent or was refused. */
  unsent: number;
}

function Group({ group, unread, unsent }: GroupProps) {
  return (
    <Box sx={{ '&:not(:first-of-type)': { mt: { md: 2.5 } } }}>
      <Typography
        variant="overline"
        color="textSecondary"
        component="h2"
        sx={{ display: { xs: 'none', md: 'block' }, px: 2, mb: 1 }}
      >
        {group.title}
      </Typography>
      <List disablePadding sx={{ display: { xs: 'flex', md: 'grid' }, gap: { xs: 1, md: 0.25 } }}>
        {group.items.map(({ label, to }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton
              component={NavLink}
              to={to}
              sx={(theme) => ({ [theme.breakpoints.down('md')]: TAB })}
            >
              <ListItemText primary={label} disableTypography />
              {to === MESSAGES_ITEM.to && <UnreadCount count={unread} />}
              {to === OUTBOX_ITEM.to && <UnreadCount count={unsent} what="not sent" />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
