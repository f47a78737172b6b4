import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { SHOP_TEXT_NAMES, SHOP_TEXTS } from '@thriftline/domain/settings/shop-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { Person } from '@/components/texts/person.tsx';
import { RenameButton } from '@/features/users/components/rename-button.tsx';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { LanguageSelect } from '../language/language-select.tsx';
import { useSignOut } from './use-sign-out.tsx';

interface AccountLink {
  label: MessageDescriptor;
  to: string;
  icon: ReactNode;
}

const LINKS: readonly AccountLink[] = [
  { label: msg`My account`, to: paths.dashboard.account.href(), icon: <PersonIcon aria-hidden /> },
  { label: msg`Blog`, to: paths.blog.href(), icon: <ArticleIcon aria-hidden /> },
  ...SHOP_TEXT_NAMES.map((name) => ({
    label: SHOP_TEXTS[name].title,
    to: paths.shopText.href(name),
    icon: <InfoIcon aria-hidden />,
  })),
];

/** On phones, at the foot of Me: who one is, and what the top bar and the footer of a wide window have. */
export function PhoneAccount() {
  const { t } = useLingui();
  const user = useSignedInUser();
  const { askOrLeave, question } = useSignOut();
  if (useWideWindow()) return null;
  return (
    <Box component="section" aria-labelledby="account" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id="account" sx={{ mb: 1.5 }}>
        {t`Your account`}
      </Typography>
      <Card sx={{ p: 2 }}>
        <Person name={user.displayName} email={user.email} photoURL={user.photoURL} />
        {user.userDoc && (
          <Box sx={FLUSH_TEXT}>
            <RenameButton key={user.uid} user={user.userDoc} />
          </Box>
        )}
        <List disablePadding sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
          {LINKS.map(({ label, to, icon }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton component={Link} to={to} sx={{ px: 1, mx: -1 }}>
                <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                {t(label)}
              </ListItemButton>
            </ListItem>
          ))}
          <ListItem disablePadding>
            <ListItemButton
              component="button"
              onClick={() => void askOrLeave()}
              sx={{ px: 1, mx: -1, font: 'inherit' }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>
                <LogoutIcon aria-hidden />
              </ListItemIcon>
              {t`Signout`}
            </ListItemButton>
          </ListItem>
        </List>
      </Card>
      <Box sx={{ mt: 2 }}>
        <LanguageSelect />
      </Box>
      {question}
    </Box>
  );
}
