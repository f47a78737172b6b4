import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { paths } from '@thriftline/domain/base/paths';
import { type Conversation, otherNameIn } from '@thriftline/domain/conversations/conversation';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatMoment } from '@/lib/texts/format-moment.ts';

interface ConversationLinkProps {
  conversation: Stored<Conversation>;
  uid: string;
  /** Whether it is the one that is open beside the list. */
  current?: boolean;
  /** What is told of it, under the item's name. */
  children: ReactNode;
  /** What stands at the end of the row. */
  end?: ReactNode;
}

/** The way to a conversation in a list: with whom, about what, and when something was said last. */
export function ConversationLink({
  conversation,
  uid,
  current = false,
  children,
  end,
}: ConversationLinkProps) {
  const { t } = useLingui();
  const { productname, img, lastAt } = conversation;
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
            <Box component="span" sx={{ typography: 'subtitle2' }}>
              <UserText lines={1}>{otherNameIn(conversation, uid) ?? t`Deleted account`}</UserText>
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {lastAt && formatMoment(lastAt.toDate())}
            </Box>
          </Box>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <UserText lines={1}>{productname}</UserText>
          </Box>
          {children}
        </Box>
        {end}
      </ListItemButton>
    </ListItem>
  );
}
