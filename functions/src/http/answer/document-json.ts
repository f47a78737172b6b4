import { toDocument } from '@thriftline/domain/base/document-names';
import { Timestamp } from 'firebase-admin/firestore';
import type { Stored } from '../../firestore/collection.ts';

/** Fields that are nobody's business outside. */
const HIDDEN = [
  'hold',
  'payingUntil',
  'itemNow',
  'priceChanges',
  'hiddenByBuyer',
  'hiddenUntilKept',
  'search',
  'validSince',
  'unprovenSince',
];

/** A stored document as the documented calls give it: under the specification's names, its id as `_id`, times as ISO texts. */
export function documentJson({ id, data }: Stored<object>): Record<string, unknown> {
  const fields = Object.entries(toDocument(data))
    .filter(([name]) => !HIDDEN.includes(name))
    .map(([name, value]) => [name, value instanceof Timestamp ? value.toDate().toISOString() : value]);
  return { _id: id, ...Object.fromEntries(fields) };
}
