import { type DocumentData, type DocumentReference, getDocFromCache, Timestamp } from 'firebase/firestore';

/** A moment as the journal keeps it: exact, and without its class, which no database of the browser's keeps. */
interface KeptMoment {
  moment: { seconds: number; nanoseconds: number };
}

const isKeptMoment = (value: object): value is KeptMoment => 'moment' in value;

function kept(value: unknown): unknown {
  if (value instanceof Timestamp) {
    return { moment: { seconds: value.seconds, nanoseconds: value.nanoseconds } } satisfies KeptMoment;
  }
  if (Array.isArray(value)) return value.map(kept);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, kept(one)]));
}

function restored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restored);
  if (typeof value !== 'object' || value === null) return value;
  if (isKeptMoment(value)) return new Timestamp(value.moment.seconds, value.moment.nanoseconds);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, restored(one)]));
}

/** The fields of a document as the journal can keep them. */
export function fieldSnapshot(fields: DocumentData): Record<string, unknown> {
  return kept(fields) as Record<string, unknown>;
}

/** What `fieldSnapshot` kept, as Firestore takes it. */
export function fieldsOfSnapshot(fields: Readonly<Record<string, unknown>>): DocumentData {
  return restored(fields) as DocumentData;
}

/** What stands in a document that is about to be deleted, so that it can be written again; nothing where this device does not know it. */
export async function beforeDeletion(
  reference: DocumentReference<DocumentData>,
): Promise<{ before?: Record<string, unknown> }> {
  try {
    const fields = (await getDocFromCache(reference)).data();
    return fields === undefined ? {} : { before: fieldSnapshot(fields) };
  } catch (error) {
    // It is deleted all the same, and cannot be taken back.
    console.warn(`${reference.path} is not on this device`, error);
    return {};
  }
}
