import Box from '@mui/material/Box';
import { messagesPath } from '@thriftline/domain/base/collections';
import { lazy, Suspense, useEffect } from 'react';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { useMutations } from '@/outbox/journal/mutations-store.ts';
import { showRefusalsIn } from '@/outbox/views/refusals-on-screen.ts';
import { refusedIn } from '../refused-in.ts';

// Seldom there is one.
const RefusedMessage = lazy(async () => ({
  default: (await import('./refused-message.tsx')).RefusedMessage,
}));

interface RefusedMessagesProps {
  conversationId: string;
  /** Sends one again, if messages can still be sent. Gives false if the server refuses it immediately. */
  onSendAgain?: (text: string, picture?: AttachedPicture) => Promise<boolean>;
}

/** What the server refused of a conversation, oldest first; nothing when all has arrived. */
export function RefusedMessages({ conversationId, onSendAgain }: RefusedMessagesProps) {
  const refused = refusedIn(useMutations(), conversationId);
  useEffect(() => showRefusalsIn(messagesPath(conversationId)), [conversationId]);
  if (refused.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      <Suspense>
        {refused.map((mutation) => (
          <PartBoundary key={mutation.id} as="li">
            <RefusedMessage mutation={mutation} onSendAgain={onSendAgain} />
          </PartBoundary>
        ))}
      </Suspense>
    </Box>
  );
}
