import { documentIdOf } from './document-id.ts';
import type { StoredTime } from './stored-time.ts';

/** So often a trigger is tried at one event before admins see that it fails. */
export const TRIES_BEFORE_FILED = 3;

/** How many days a fault is kept after it happened last. */
export const FAULT_DAYS = 30;

/** Longest cause that is kept, in characters. */
export const MAX_CAUSE = 500;

/** `triggerFaults/{trigger}_{event}`: that a trigger failed at what happened to a document. Functions write it, admins read it. */
export interface TriggerFault {
  trigger: string;
  /** The document, or in Storage the file, that it was told of. */
  path: string;
  /** What was thrown last. */
  cause: string;
  tries: number;
  /** Since when admins see it: it has failed TRIES_BEFORE_FILED times or more. */
  filedAt?: StoredTime;
  /** Whether it goes on being tried, as with a service that does not answer. */
  goesOn: boolean;
  lastAt: StoredTime;
  /** When Firestore deletes it. */
  expireAt: StoredTime;
}

/** Id of what is known of a trigger that failed at an event: the same however often the event comes. */
export function triggerFaultId(trigger: string, eventId: string): string {
  return documentIdOf(trigger, eventId);
}
