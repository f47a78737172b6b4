import { useLingui } from '@lingui/react/macro';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { MIRRORED } from '@/components/plain/mirrored.ts';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import { type SignedInUser, useSignedInUser } from '@/lib/account/current-user.ts';
import { OUTBOX_ITEM } from './menu-of-role.ts';
import { UnreadCount } from './unread-count.tsx';
import { useMenu } from './use-menu.ts';

function Groups({ user }: { user: SignedInUser }) {
  const { t } = useLingui();
  const menu = useMenu(user, 'phone');
  if (menu === null) return <LoadingBlock height={132} />;
  return menu.groups.map(({ title, items }) => (
    <Box key={items[0]?.to} sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t(title)}
      </Typography>
      <Card>
        <List disablePadding>
          {items.map(({ label, to }) => (
            <ListItem key={to} disablePadding divider={to !== items.at(-1)?.to}>
              <ListItemButton component={Link} to={to} sx={{ borderRadius: 0, minHeight: 52 }}>
                <ListItemText primary={t(label)} disableTypography />
                {to === OUTBOX_ITEM.to && <UnreadCount count={menu.unsent} what="unsent" />}
                <ChevronRightIcon aria-hidden sx={{ color: 'text.secondary', ...MIRRORED }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
    </Box>
  ));
}

/** On phones, under Me: all that is not a tab of its own, in groups. */
export function PhoneMenu() {
  const { t } = useLingui();
  const user = useSignedInUser();
  if (useWideWindow()) return null;
  return (
    <nav aria-label={t`Dashboard`}>
      <Groups user={user} />
    </nav>
  );
}
