import { type DocumentReference, getDocFromCache } from 'firebase/firestore';

/** A write that is on its way. */
export interface PendingWrite {
  /** Settles, and never rejects, when this device keeps the write: from then on it outlives its page. */
  kept: Promise<void>;
  /** Settles when the server has it, or refuses it. */
  written: Promise<unknown>;
}

/** Settles when this device keeps what was written until now. */
async function untilKept(reference: DocumentReference): Promise<void> {
  try {
    // Firestore does one thing after the other: what it reads after a write it reads once the write is in its store.
    await getDocFromCache(reference);
  } catch {
    // The document is not there, which was not the question.
  }
}

/** A write to the document that Firestore was given just now. */
export function pendingWrite(reference: DocumentReference, written: Promise<unknown>): PendingWrite {
  return { written, kept: untilKept(reference) };
}

/** What is asked of a server directly, and is not kept on this device. */
export function pendingCall(written: Promise<unknown>): PendingWrite {
  return { written, kept: Promise.resolve() };
}
