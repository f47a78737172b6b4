import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Conversation, Message } from '@thriftline/domain/conversations/conversation';
import { isLastSeen, otherNameIn } from '@thriftline/domain/conversations/conversation';
import { type ReactNode, type RefObject, useRef } from 'react';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { useWideWindow } from '@/hooks/use-wide-window.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import type { PagedList } from '@/lib/live/use-paged-query.ts';
import { useStayAtEnd } from '../hooks/use-stay-at-end.ts';
import { inOrder } from '../in-order.ts';
import { MessageBubble } from './message-bubble.tsx';

interface MessageListProps {
  conversation: Stored<Conversation>;
  uid: string;
  messages: PagedList<Stored<Message>>;
  /** Where the list stands, with the field below it. */
  thread: RefObject<HTMLElement | null>;
  onEarlier: () => void;
  /** What comes after the last message. */
  children: ReactNode;
}

/** What was said, oldest first; it stays at its end as it grows. */
export function MessageList({ conversation, uid, messages, thread, onEarlier, children }: MessageListProps) {
  const { t } = useLingui();
  const online = useOnline();
  const wide = useWideWindow();
  const list = useRef<HTMLDivElement>(null);
  const rows = inOrder(messages.pages.flatMap((page) => page.rows));
  const last = rows.at(-1)?.data;
  useStayAtEnd({ list, thread, wide, last: last?._id, own: last?.by === uid });

  const fateOf = ({ data, pending }: Row<Stored<Message>>) => {
    if (data.by !== uid) return undefined;
    if (pending) return online ? t({ message: 'Sending', context: 'a message' }) : t`Waiting to send`;
    if (data._id !== conversation.lastId) return undefined;
    return isLastSeen(conversation, uid) ? t`Seen` : t`Sent`;
  };
  return (
    <Box
      ref={list}
      // Long threads are moved with the keyboard, too.
      tabIndex={0}
      role="log"
      aria-label={t`Messages`}
      aria-busy={messages.status === 'loading'}
      // Beside what stands above it and the field below it, which is in the window from the start.
      sx={{ maxHeight: { md: 'max(180px, 100dvh - 676px)' }, overflowY: { md: 'auto' }, p: 0.5 }}
    >
      {messages.hasMore && (
        <Box sx={{ display: 'grid', justifyItems: 'center', pb: 2 }}>
          <Button variant="outlined" size="small" onClick={onEarlier} loading={messages.loadingMore}>
            <Trans>Show earlier</Trans>
          </Button>
        </Box>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {rows.map((row) => (
          <PartBoundary key={row.data._id} as="li">
            <MessageBubble
              conversationId={conversation._id}
              message={row.data}
              by={row.data.by === uid ? undefined : (otherNameIn(conversation, uid) ?? t`Deleted account`)}
              fate={fateOf(row)}
            />
          </PartBoundary>
        ))}
      </Box>
      {children}
    </Box>
  );
}
