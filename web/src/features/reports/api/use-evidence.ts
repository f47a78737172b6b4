import { EVIDENCE_ID, evidencePath } from '@thriftline/domain/base/collections';
import type { Evidence } from '@thriftline/domain/reports/evidence';
import { doc } from 'firebase/firestore';
import { converter } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** What a report is about, live: a function copies it soon after the report came. For admins. */
export function useEvidence(reportId: string): LiveDocument<Stored<Evidence>> {
  return useLiveDocument(
    doc(firestore, evidencePath(reportId), EVIDENCE_ID).withConverter(converter<Evidence>()),
  );
}
