import { followDocumentId } from '@thriftline/domain/base/collections';
import type { Follow } from '@thriftline/domain/sellers/follow';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** Whether an account follows a seller, live: `ready` where it does. Nothing while nobody is signed in. */
export function useFollow(uid: string | null, sellerId: string): LiveDocument<Stored<Follow>> {
  return useLiveDocument(uid === null ? null : documentOf('follows', followDocumentId(uid, sellerId)));
}
