import { reportDocumentId } from '@thriftline/domain/collections';
import type { Report } from '@thriftline/domain/report';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** The account's own report of a conversation, live. */
export function useMyReport(conversationId: string, uid: string): LiveDocument<Stored<Report>> {
  return useLiveDocument(documentOf('reports', reportDocumentId(conversationId, uid)));
}
