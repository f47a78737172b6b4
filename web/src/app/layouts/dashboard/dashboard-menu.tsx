import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Role } from '@thriftline/domain/accounts/roles';
import { NavLink } from 'react-router-dom';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { useInboxCounts } from '@/lib/notices/inbox-counts.ts';
import { MESSAGES_ITEM, OUTBOX_ITEM } from './menu-of-role.ts';
import { UnreadCount } from './unread-count.tsx';
import { useActiveInSight } from './use-active-in-sight.ts';
import { useMenu } from './use-menu.ts';

interface DashboardMenuProps {
  /** Null while the account is being registered. */
  role: Role | null;
  uid: string;
}

/** The dashboard's menu by role, beside the page of a wide window. */
export function DashboardMenu({ role, uid }: DashboardMenuProps) {
  const menu = useMenu({ role, uid }, 'wide');
  return menu === null ? <LoadingBlock height={132} /> : <Groups menu={menu} />;
}

function Groups({ menu }: { menu: NonNullable<ReturnType<typeof useMenu>> }) {
  const { t } = useLingui();
  const { messages } = useInboxCounts();
  const nav = useActiveInSight<HTMLElement>();
  return (
    <Box component="nav" ref={nav} aria-label={t`Dashboard`}>
      {menu.groups.map(({ title, items }) => (
        <Box key={items[0]?.to} sx={{ '&:not(:first-of-type)': { mt: 2.5 } }}>
          <Typography variant="overline" color="textSecondary" component="h2" sx={{ px: 2, mb: 1 }}>
            {t(title)}
          </Typography>
          <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
            {items.map(({ label, to }) => (
              <ListItem key={to} disablePadding>
                <ListItemButton component={NavLink} to={to} sx={{ minHeight: 44, py: 0.5 }}>
                  <ListItemText primary={t(label)} disableTypography />
                  {to === MESSAGES_ITEM.to && <UnreadCount count={messages} />}
                  {to === OUTBOX_ITEM.to && <UnreadCount count={menu.unsent} what="unsent" />}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
}
