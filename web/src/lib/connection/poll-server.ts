import { BackOff, type Pauses } from './back-off.ts';
import { type Asked, isThere } from './look-at-server.ts';

interface Looking {
  /** Milliseconds until the first look; without, at once. */
  first?: number;
  /** Between looks. */
  pauses: Pauses;
  /** Ends it. */
  signal: AbortSignal;
  /** What a look has found. It is looked again until `signal` says otherwise: that a server is there may not be all that is waited for. */
  onLook: (there: boolean) => Promise<void>;
  /** A look was answered after it was given up: a slow line is no silent server. */
  onLate: () => void;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The one watch of a server: looks whether it is there, after pauses that grow, until that is over. Never throws. */
export async function pollServer(
  asked: Asked,
  { first, pauses, signal, onLook, onLate }: Looking,
): Promise<void> {
  const backOff = new BackOff(pauses);
  if (first !== undefined) await pause(first, signal);
  while (!signal.aborted) {
    const there = await isThere(asked, () => {
      if (!signal.aborted) onLate();
    });
    if (signal.aborted) return;
    try {
      await onLook(there);
    } catch (error) {
      console.warn(error);
    }
    if (signal.aborted) return;
    await pause(backOff.next(), signal);
  }
}
