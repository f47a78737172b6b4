import { COLLECTIONS } from '@thriftline/domain/base/collections';
import {
  FAULT_DAYS,
  MAX_CAUSE,
  TRIES_BEFORE_FILED,
  type TriggerFault,
  triggerFaultId,
} from '@thriftline/domain/base/trigger-fault';
import { Timestamp } from 'firebase-admin/firestore';
import { collection, documentIn, read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** That a trigger was told of something, at which it may fail. */
export interface TriggerEvent {
  trigger: string;
  /** The same whenever the event comes again. */
  eventId: string;
  path: string;
}

const faultDocument = ({ trigger, eventId }: TriggerEvent) =>
  documentIn(collection<TriggerFault>(COLLECTIONS.triggerFaults), triggerFaultId(trigger, eventId));

/** Counts that a trigger failed at an event, from the third time on for admins to see. Gives how often it has. */
export async function countFault(event: TriggerEvent, cause: string, goesOn: boolean): Promise<number> {
  const document = faultDocument(event);
  return firestore().runTransaction(async (transaction) => {
    const before = await read(document, transaction);
    const tries = (before?.tries ?? 0) + 1;
    const now = Date.now();
    const filedAt = before?.filedAt ?? Timestamp.fromMillis(now);
    transaction.set(document, {
      trigger: event.trigger,
      path: event.path,
      // Of half a character nothing can be stored.
      cause: Buffer.from(cause.slice(0, MAX_CAUSE)).toString(),
      tries,
      ...(tries >= TRIES_BEFORE_FILED && { filedAt }),
      goesOn,
      lastAt: Timestamp.fromMillis(now),
      expireAt: Timestamp.fromMillis(now + FAULT_DAYS * DAY_MS),
    });
    return tries;
  });
}

/** Forgets what was counted: the trigger has done its work at last. */
export async function forgetFault(event: TriggerEvent): Promise<void> {
  await faultDocument(event).delete();
}
