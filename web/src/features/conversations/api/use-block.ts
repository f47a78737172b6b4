import { blockDocumentId } from '@thriftline/domain/base/collections';
import { documentOf } from '@/lib/firebase/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';

/** Whether the account has blocked the other, live. */
export function useBlock(blockerId: string, blockedId: string | null): boolean {
  const reference = blockedId === null ? null : documentOf('blocks', blockDocumentId(blockerId, blockedId));
  return useLiveDocument(reference).status === 'ready';
}
