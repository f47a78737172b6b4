import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  type Conversation,
  type ConversationOpening,
  isOver,
  otherIn,
  sideOf,
} from '@thriftline/domain/conversations/conversation';
import { useLayoutEffect, useRef } from 'react';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import type { Row } from '@/lib/live/row.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { tellPushMoment } from '@/lib/push/push-moment.ts';
import type { MutationSubject } from '@/outbox/journal/mutation.ts';
import { useMessages } from '../api/use-messages.ts';
import { writeMessage } from '../api/write-message.ts';
import { useReadMark } from '../hooks/use-read-mark.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { RefusedMessages } from './refused-messages.tsx';
import { BlockedNote } from './thread/blocked-note.tsx';

interface ThreadProps {
  id: string;
  uid: string;
  /** The conversation; undefined before its first message. */
  row: Row<Stored<Conversation>> | undefined;
  /** What it is opened with then; undefined where nothing can be asked any more. */
  opening: ConversationOpening | undefined;
  /** Called when it has been opened. */
  onOpened: () => void;
  subject: MutationSubject;
  /** Whether the account has blocked the other. */
  blocked: boolean;
}

/** What was said in a conversation, what of it did not arrive, and where one writes. */
export function Thread({ id, uid, row, opening, onOpened, subject, blocked }: ThreadProps) {
  const notify = useNotify();
  const whole = useRef<HTMLDivElement>(null);
  const { pages, showMore } = useShownPages();
  const messages = useMessages(row === undefined ? null : id, pages);
  useReadMark(row, uid);
  // Before the server has what opens a conversation, it refuses to tell what was said in it.
  const isEarly = messages.status === 'error' && isRefused(messages) && row?.pending === true;
  const wasEarly = useRef(false);
  const { retry } = messages;
  useLayoutEffect(() => {
    if (wasEarly.current && !isEarly && row?.pending === false) retry();
    wasEarly.current = isEarly;
  }, [isEarly, row?.pending, retry]);
  const sides = row?.data ?? opening;

  const send = async (text: string, picture?: AttachedPicture, onSending?: () => void) => {
    if (sides === undefined) return false;
    try {
      const to = otherIn(sides, uid);
      const first = row ? undefined : opening;
      const message = { conversationId: id, uid, to, text, picture, subject, opening: first };
      await writeMessage({ ...message, onSending });
      if (row === undefined) onOpened();
      void tellPushMoment();
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };
  const closed = blocked || sides === undefined || (row !== undefined && isOver(row.data));
  const unsent = <RefusedMessages conversationId={id} {...(!closed && { onSendAgain: send })} />;
  return (
    // A column and no grid: what sticks to the window's end in it has all of it to move in.
    <Box ref={whole} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {row === undefined ? (
        unsent
      ) : (
        <PartBoundary>
          <MessageList
            conversation={row.data}
            uid={uid}
            messages={messages}
            thread={whole}
            onEarlier={showMore}
          >
            {unsent}
          </MessageList>
        </PartBoundary>
      )}
      {messages.status === 'unknown' && (
        <Alert severity="info">
          <NotHereYet />
        </Alert>
      )}
      {messages.status === 'error' && !isEarly && (
        <ErrorState error={messages.error} onRetry={messages.retry} />
      )}
      {row && isOver(row.data) && (
        <Alert severity="info">
          <Trans>This account was deleted, so you can’t send messages.</Trans>
        </Alert>
      )}
      {blocked && sides !== undefined && (
        <BlockedNote block={{ blockerId: uid, blockedId: otherIn(sides, uid) }} />
      )}
      {sides !== undefined && !closed && (
        <PartBoundary>
          <Composer conversationId={id} side={sideOf(sides, uid)} onSend={send} />
        </PartBoundary>
      )}
    </Box>
  );
}
