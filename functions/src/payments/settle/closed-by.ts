import { toDocument } from '@thriftline/domain/base/document-names';
import { FieldValue } from 'firebase-admin/firestore';
import type { Intent } from '../stripe/intents.ts';

/** Said of a booking whose payment has come to its end, by that intent: its buyer may delete it. */
export function closedBy(intent: Pick<Intent, 'id'>) {
  return { ...toDocument({ paymentIntentId: intent.id }), payingUntil: FieldValue.delete() };
}
