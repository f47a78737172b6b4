/** How long the browser lets a worker go on with what is to be sent, and how often it looks whether a page is open, in milliseconds. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 500;

/** How long a page that is opened meanwhile waits for what is on its way, in milliseconds. */
const GRACE_MS = 2_000;

/** What waits on this device for whoever is signed in on it. */
export interface WaitingQueue {
  /** Settles when the server has answered all of it. */
  sent(): Promise<void>;
  /** Leaves the queue as it is by then: to a page, or to the next try. */
  close(): Promise<void>;
}

/** What is needed to send with the app closed. */
export interface Sending {
  /** How many pages of the app are open now. */
  openPages(): Promise<number>;
  /** Opens what waits; null where nobody is signed in. */
  openQueue(): Promise<WaitingQueue | null>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Settles a moment after a page is opened, and at the latest when patience ends. */
async function untilNotAlone(openPages: Sending['openPages'], signal: AbortSignal): Promise<void> {
  for (const start = Date.now(); !signal.aborted && Date.now() - start < PATIENCE_MS; ) {
    await pause(LOOK_MS);
    if ((await openPages()) > 0) {
      await pause(GRACE_MS);
      return;
    }
  }
}

/**
 * Sends what waits as long as no page of the app is open: a page sends by itself. Throws where something is left, so that the browser
 * tries again later.
 */
export async function sendWhenClosed({ openPages, openQueue }: Sending): Promise<void> {
  if ((await openPages()) > 0) throw new Error('Left to the page that is open');
  const queue = await openQueue();
  if (queue === null) return;
  const over = new AbortController();
  try {
    const isSent = await Promise.race([
      queue.sent().then(() => true),
      untilNotAlone(openPages, over.signal).then(() => false),
    ]);
    if (!isSent) throw new Error('Not everything was sent');
  } finally {
    over.abort();
    await queue.close();
  }
}
