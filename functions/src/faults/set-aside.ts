import { TRIES_BEFORE_FILED } from '@thriftline/domain/base/trigger-fault';
import * as logger from 'firebase-functions/logger';
import { isPassing } from './is-passing.ts';
import { countFault, forgetFault, type TriggerEvent } from './trigger-faults.ts';

/** An event older than this has likely come before, and failed. */
const FIRST_TRY_MS = 5_000;

const causeOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** What every event of a trigger has: https://cloudevents.io. */
interface Event {
  id: string;
  time: string;
}

/** Where it is counted what triggers failed at. */
interface Faults {
  countFault: typeof countFault;
  forgetFault: typeof forgetFault;
}

/** What an event is about, in Firestore or in Storage. */
const pathOf = (event: Event & { document?: string; subject?: string }) =>
  event.document ?? event.subject ?? '';

/**
 * A trigger's work, that no document can stop. A trigger that is declared with `retry` is told of an event until it does not
 * throw, for a day: so what a document makes fail, it makes fail for a day, and nobody learns of it. Here it is filed after the third
 * time (`triggerFaults`), where admins see it, and not tried again, unless it is a service that fails and not the document.
 */
export function setAside<E extends Event>(
  trigger: string,
  work: (event: E) => Promise<unknown>,
  faults: Faults = { countFault, forgetFault },
): (event: E) => Promise<void> {
  return async (event) => {
    const about: TriggerEvent = { trigger, eventId: event.id, path: pathOf(event) };
    try {
      await work(event);
    } catch (error) {
      const goesOn = isPassing(error);
      const tries = await faults.countFault(about, causeOf(error), goesOn);
      if (goesOn || tries < TRIES_BEFORE_FILED) throw error;
      logger.error(`${trigger} is not tried again at ${about.path}`, error);
      return;
    }
    if (Date.now() - Date.parse(event.time) > FIRST_TRY_MS) await faults.forgetFault(about);
  };
}
