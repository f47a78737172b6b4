import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { NotificationText } from '@thriftline/domain/notifications/kinds/kind-entry';
import { Link } from 'react-router-dom';
import { VISUALLY_HIDDEN } from '@/components/plain/visually-hidden.ts';
import { UserText } from '@/components/texts/user-text.tsx';
import { formatMoment } from '@/lib/texts/format-moment.ts';

interface NotificationRowProps {
  said: NotificationText;
  at: StoredTime;
  unseen: boolean;
}

/** A notification: what happened and when, and the way there. */
export function NotificationRow({ said: { title, text, path }, at, unseen }: NotificationRowProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={path} sx={{ gap: 1.5, px: 2, py: 1.25, minHeight: 64 }}>
        <Box sx={{ minWidth: 0, flexGrow: 1, display: 'grid', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ typography: 'subtitle2', fontWeight: unseen ? 700 : 500 }}>
            <UserText>{title}</UserText>
          </Box>
          {text !== undefined && (
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              <UserText>{text}</UserText>
            </Box>
          )}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {formatMoment(at.toDate())}
          </Box>
        </Box>
        {unseen && (
          <Box sx={{ width: 10, height: 10, flexShrink: 0, borderRadius: '50%', bgcolor: 'primary.main' }}>
            <span style={VISUALLY_HIDDEN}>
              <Trans context="notification">new</Trans>
            </span>
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}
