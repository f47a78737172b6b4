import type { FirebaseOptions } from 'firebase/app';

/** What the worker that sends with the app closed has to know of the project, as its address says it. */
export interface QueueSettings {
  firebase: FirebaseOptions;
  /** Where the servers are that stand in for the cloud's; absent in production. */
  local?: { auth: string; host: string; firestorePort: number };
}

/** Under which tag the browser is asked for the moment when there is a network. */
export const QUEUE_TAG = 'outbox';
