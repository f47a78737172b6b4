import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** One conversation, live. */
export function useConversation(id: string): LiveDocument<Stored<Conversation>> {
  return useLiveDocument(documentOf('conversations', id));
}
