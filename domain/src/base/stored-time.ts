/**
 * A moment as Firestore stores it. Both SDKs' Timestamp classes fit, so that the entities name neither.
 */
export interface StoredTime {
  toMillis(): number;
  toDate(): Date;
}

/** Whether a value is such a moment. */
export function isStoredTime(value: unknown): value is StoredTime {
  return typeof value === 'object' && value !== null && 'toMillis' in value;
}
