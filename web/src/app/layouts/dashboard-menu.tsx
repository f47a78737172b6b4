import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Role } from '@thriftline/domain/roles';
import { NavLink } from 'react-router-dom';
import { useOwnsAny } from '@/hooks/use-owns-any.ts';
import { type MenuGroup, menuOfRole } from './menu-of-role.ts';

interface DashboardMenuProps {
  /** Null while the account is being registered. */
  role: Role | null;
  uid: string;
  onNavigate: () => void;
}

/** The dashboard's menu by role. */
export function DashboardMenu({ role, uid, onNavigate }: DashboardMenuProps) {
  const orders = useOwnsAny('bookings', role === 'Admin' ? uid : null);
  const wishes = useOwnsAny('wishlist', role === 'Admin' ? uid : null);
  if (role === null) return <Skeleton variant="rounded" height={132} />;
  return (
    <Box component="nav" aria-label="Dashboard">
      {menuOfRole(role, { orders, wishes }).map((group) => (
        <Group key={group.title} group={group} onNavigate={onNavigate} />
      ))}
    </Box>
  );
}

function Group({ group, onNavigate }: { group: MenuGroup; onNavigate: () => void }) {
  return (
    <Box sx={{ '&:not(:first-of-type)': { mt: 2.5 } }}>
      <Typography variant="overline" color="textSecondary" component="h2" sx={{ px: 2, mb: 1 }}>
        {group.title}
      </Typography>
      <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
        {group.items.map(({ label, to }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton component={NavLink} to={to} onClick={onNavigate}>
              <ListItemText primary={label} disableTypography />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
