import { COLLECTIONS } from '@thriftline/domain/collections';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { setServerSilent } from './connection.ts';
import { firestore } from './firebase/firestore.ts';
import { watchFailedStreams } from './watch-failed-streams.ts';

/** So long may an answer take on a bad network before the server is called silent. */
const SILENT_AFTER_MS = 10_000;

/** And so long once Firestore says that an attempt to reach it has failed. */
const SILENT_AFTER_FAILURE_MS = 1_500;

/** Waits between looks whether the server is back; Firestore by itself waits up to a minute. */
const LOOKS_MS = [2_000, 3_000, 5_000, 8_000, 15_000];

/** Whether our own address answers, whatever it says. Asked past every cache. */
async function answers(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

/** A new start instead of the rest of Firestore's growing wait; without a server it says at once, in every tab, that there is none. */
async function reconnect(): Promise<void> {
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}

/** Follows whether the server answers, as seen from one document that it keeps live. */
class ServerWatch {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looks = 0;
  #stopped = false;
  #doubts = false;

  /** Firestore has what the server says. */
  reached(): void {
    this.#clear();
    setServerSilent(false);
  }

  /** Firestore has the cache's word only; `failed` when it lost the server's. */
  unsure(failed: boolean): void {
    if (!navigator.onLine || this.#timer !== undefined) return;
    this.#after(failed ? SILENT_AFTER_FAILURE_MS : SILENT_AFTER_MS, () => {
      setServerSilent(true);
      this.#look();
    });
  }

  /** A request went unanswered, as requests do when a page is left or a phone changes cells: looks before it believes. */
  doubt(): void {
    if (this.#doubts || !navigator.onLine || this.#timer !== undefined) return;
    this.#doubts = true;
    answers()
      .then((there) => (there || this.#stopped ? undefined : reconnect()))
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        this.#doubts = false;
      });
  }

  /** The browser says that the network is back or gone: what was known of the server no longer holds. */
  networkChanged(fromCache: boolean): void {
    this.reached();
    if (fromCache) this.unsure(false);
  }

  stop(): void {
    this.reached();
    this.#stopped = true;
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#looks = 0;
  }

  #after(milliseconds: number, act: () => void): void {
    this.#timer = setTimeout(act, milliseconds);
  }

  #look(): void {
    const timer = this.#timer;
    const look = async () => {
      if (await answers()) await reconnect();
    };
    look()
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        // Reached meanwhile, or stopped: nobody looks any more.
        if (this.#stopped || this.#timer !== timer) return;
        const wait = LOOKS_MS[this.#looks] ?? SILENT_AFTER_MS;
        this.#looks = Math.min(this.#looks + 1, LOOKS_MS.length - 1);
        this.#after(wait, () => this.#look());
      });
  }
}

/**
 * Tells lib/connection.ts when the server is silent although there is a network, as seen from the account's own
 * document, which the page listens to anyway; and has Firestore connect at once when it is back. Gives back how to stop.
 */
export function watchServer(uid: string): () => void {
  const watch = new ServerWatch();
  let fromCache = true;
  const networkChanged = () => watch.networkChanged(fromCache);
  window.addEventListener('online', networkChanged);
  window.addEventListener('offline', networkChanged);
  const stop = onSnapshot(
    doc(firestore, COLLECTIONS.users, uid),
    { includeMetadataChanges: true },
    {
      next: ({ metadata }) => {
        if (metadata.fromCache) watch.unsure(!fromCache);
        else watch.reached();
        fromCache = metadata.fromCache;
      },
      // The session answers for an account that may no longer be read; the server did answer.
      error: () => watch.reached(),
    },
  );
  const stopStreams = watchFailedStreams(() => watch.doubt());
  return () => {
    stop();
    stopStreams();
    watch.stop();
    window.removeEventListener('online', networkChanged);
    window.removeEventListener('offline', networkChanged);
  };
}
