import type { Conversation } from '@thriftline/domain/conversation';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** One conversation, live. */
export function useConversation(id: string): LiveDocument<Stored<Conversation>> {
  return useLiveDocument(documentOf('conversations', id));
}
