import { firestore } from './shop.ts';

/** The stored document's fields, or undefined when there is none. */
export async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore.doc(path).get()).data();
}

/** What the audit log says about a document. */
export async function auditOf(path: string): Promise<Record<string, unknown>[]> {
  const found = await firestore.collection('auditLog').where('about', '==', path).get();
  return found.docs.map((entry) => entry.data());
}

/** Whether all is late here, and comes twice and out of order (`npm test -- --shake`). */
export const IS_SHAKEN = Boolean(process.env.THRIFTLINE_SHAKE);

/** How many milliseconds anything may take; in a shaken world as much longer as the limits of the tests (vitest.config.ts). */
export const PATIENCE_MS = IS_SHAKEN ? 200_000 : 50_000;

/** Waits until what is asked for holds, as triggers and webhooks come when they come; the last value otherwise. */
export async function eventually<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await ask();
    if (holds(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Waits until a job is over, whoever of the functions does it; what is left of it otherwise. */
export const jobLeft = (id: string): Promise<Record<string, unknown> | undefined> =>
  eventually(
    () => stored(`jobs/${id}`),
    (job) => job === undefined,
  );
