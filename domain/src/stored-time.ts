/**
 * A moment as Firestore stores it. Both SDKs' Timestamp classes fit, so that the entities name neither.
 */
export interface StoredTime {
  toMillis(): number;
  toDate(): Date;
}
