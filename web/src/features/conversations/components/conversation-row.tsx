import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type Conversation, isUnreadBy } from '@thriftline/domain/conversations/conversation';
import { shownLastText } from '@thriftline/domain/conversations/offer';
import { PICTURE_ALONE } from '@thriftline/domain/pictures/message-picture';
import { VISUALLY_HIDDEN } from '@/components/plain/visually-hidden.ts';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { ConversationLink } from './conversation-link.tsx';

interface ConversationRowProps {
  conversation: Stored<Conversation>;
  uid: string;
  /** Whether it is the one that is open beside the list. */
  current: boolean;
}

/** A conversation as the list of messages shows it: with whom, about what, and what was said last. */
export function ConversationRow({ conversation, uid, current }: ConversationRowProps) {
  const { lastText, lastBy, offer } = conversation;
  const text = lastText === '' ? PICTURE_ALONE : lastText && shownLastText(lastText, offer);
  const unread = isUnreadBy(conversation, uid);
  const mark = (
    <Box sx={{ width: 10, height: 10, flexShrink: 0, borderRadius: '50%', bgcolor: 'primary.main' }}>
      <span style={VISUALLY_HIDDEN}>
        <Trans>unread</Trans>
      </span>
    </Box>
  );
  return (
    <ConversationLink conversation={conversation} uid={uid} current={current} end={unread && mark}>
      <Box
        component="span"
        sx={{ display: 'flex', columnGap: '0.25em', typography: 'body2', fontWeight: unread ? 700 : 400 }}
      >
        {lastBy === uid ? (
          <Trans>
            You: <UserText lines={1}>{text}</UserText>
          </Trans>
        ) : (
          <UserText lines={1}>{text}</UserText>
        )}
      </Box>
    </ConversationLink>
  );
}
