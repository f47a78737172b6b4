import { EVIDENCE_ID, evidencePath } from '@thriftline/domain/collections';
import type { Evidence } from '@thriftline/domain/evidence';
import { doc } from 'firebase/firestore';
import { converter } from '@/lib/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** What a report is about, live: a function copies it soon after the report came. For admins. */
export function useEvidence(reportId: string): LiveDocument<Stored<Evidence>> {
  return useLiveDocument(
    doc(firestore, evidencePath(reportId), EVIDENCE_ID).withConverter(converter<Evidence>()),
  );
}
