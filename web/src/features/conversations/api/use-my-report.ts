import { reportDocumentId } from '@thriftline/domain/base/collections';
import type { Report } from '@thriftline/domain/reports/report';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** The account's own report of a conversation, live. */
export function useMyReport(conversationId: string, uid: string): LiveDocument<Stored<Report>> {
  return useLiveDocument(documentOf('reports', reportDocumentId(conversationId, uid)));
}
