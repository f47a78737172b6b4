import { followDocumentId } from '@thriftline/domain/collections';
import type { Follow } from '@thriftline/domain/sellers/follow';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** Whether an account follows a seller, live: `ready` where it does. Nothing while nobody is signed in. */
export function useFollow(uid: string | null, sellerId: string): LiveDocument<Stored<Follow>> {
  return useLiveDocument(uid === null ? null : documentOf('follows', followDocumentId(uid, sellerId)));
}
