import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { type Conversation, isUnreadBy, otherNameIn } from '@thriftline/domain/conversations/conversation';
import { PICTURE_ALONE } from '@thriftline/domain/pictures/message-picture';
import { Link } from 'react-router-dom';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { VISUALLY_HIDDEN } from '@/components/plain/visually-hidden.ts';
import { UserText } from '@/components/texts/user-text.tsx';
import { paths } from '@/config/paths.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatMoment } from '@/lib/words/format-moment.ts';

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface ConversationRowProps {
  conversation: Stored<Conversation>;
  uid: string;
  /** Whether it is the one that is open beside the list. */
  current: boolean;
}

/** A conversation as the list shows it: with whom, about what, and what was said last. */
export function ConversationRow({ conversation, uid, current }: ConversationRowProps) {
  const { productname, img, lastText, lastBy, lastAt } = conversation;
  const unread = isUnreadBy(conversation, uid);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={paths.dashboard.messages.with(conversation._id)}
        selected={current}
        aria-current={current ? 'page' : undefined}
        sx={{ gap: 1.5, px: 1, py: 1, minHeight: 72 }}
      >
        <Box sx={{ width: 56, flexShrink: 0, borderRadius: '10px', overflow: 'hidden' }}>
          <ImageFrame src={img} sizes="56px" alt="" ratio="1" />
        </Box>
        <Box sx={{ minWidth: 0, flexGrow: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {/* The time goes under the name where letters are large. */}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1,
              justifyContent: 'space-between',
              alignItems: 'baseline',
            }}
          >
            <Box component="span" sx={{ typography: 'subtitle2', ...ONE_LINE }}>
              {otherNameIn(conversation, uid) ?? 'Deleted account'}
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {lastAt && formatMoment(lastAt.toDate())}
            </Box>
          </Box>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ...ONE_LINE }}>
            <UserText>{productname}</UserText>
          </Box>
          <Box component="span" sx={{ typography: 'body2', fontWeight: unread ? 700 : 400, ...ONE_LINE }}>
            {lastBy === uid && 'You: '}
            {lastText === '' ? PICTURE_ALONE : lastText}
          </Box>
        </Box>
        {unread && (
          <Box sx={{ width: 10, height: 10, flexShrink: 0, borderRadius: '50%', bgcolor: 'primary.main' }}>
            <span style={VISUALLY_HIDDEN}>unread</span>
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}
