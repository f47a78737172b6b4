import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { SERVER_ADDRESSES } from '@/config/servers.ts';
import { isServerSilent, onConnectionChange, setServerSilent } from '../connection/connection.ts';
import { connectWithin, lookAfter } from '../connection/deadline.ts';
import { type Asked, isThere } from '../connection/look-at-server.ts';
import { pollServer } from '../connection/poll-server.ts';
import { onResponseTimeout } from '../connection/response-timeout.ts';
import { watchFailedStreams } from '../connection/watch-failed-streams.ts';
import { firestore } from './firestore.ts';

/** After so long it is worth a look once Firestore says that an attempt to reach its server has failed. */
const LOOK_AFTER_FAILURE_MS = 1_000;

/** Looks because of streams that ended begin so long after each other: they end without an answer on good lines, too. */
const BETWEEN_LOOKS_MS = 5_000;

/** Pauses between looks whether the server is back; Firestore by itself waits up to a minute. */
const PAUSES_MS = [2_000, 3_000, 5_000, 8_000, 15_000] as const;

const SERVER: Asked = { name: 'firestore', address: SERVER_ADDRESSES.firestore };

/** A new start instead of the rest of Firestore's growing wait. */
async function reconnect(): Promise<void> {
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}

/** Follows whether Firestore answers, as seen from one document that it keeps live. */
class ServerWatch {
  /** The looking that goes on, if any. */
  #looking: AbortController | undefined;
  #stopped = false;
  /** Whether what Firestore has of the document is the server's word. */
  #isConfirmed = false;
  #doubts = false;
  #disabled = false;
  /** When a doubt had somebody look last. */
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** Looks because a stream has ended. */
  #streamTimer: ReturnType<typeof setTimeout> | undefined;
  /** Since when Firestore has had a chance and said nothing. */
  #since = 0;

  /** Firestore says what it has of the document: the server's word, or the cache's. */
  said(fromCache: boolean): void {
    const wasConfirmed = this.#isConfirmed;
    this.#isConfirmed = !fromCache;
    if (fromCache) this.unsure(wasConfirmed);
    else this.reached();
  }

  /** Firestore has what the server says. */
  reached(): void {
    this.#clear();
    setServerSilent('firestore', false);
  }

  /** Firestore has the cache's word only; `failed` when it lost the server's. */
  unsure(failed: boolean): void {
    if (!navigator.onLine || this.#looking !== undefined) return;
    this.#since = performance.now();
    this.#lookAfter(failed ? LOOK_AFTER_FAILURE_MS : lookAfter('firestore'));
  }

  /** A request went unanswered, as requests do when a page is left or a phone changes cells: looks before it believes. */
  doubt(): void {
    if (this.#doubts || !navigator.onLine || this.#looking !== undefined) return;
    this.#doubts = true;
    this.#lookedAt = performance.now();
    isThere(SERVER, () => this.#answeredLate())
      .then((there) => {
        if (there || this.#stopped || this.#looking !== undefined) return;
        this.#since = performance.now();
        this.#lookAfter(0);
      })
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        this.#doubts = false;
      });
  }

  /** A stream ended without an answer: looks now, or in a while where somebody has just looked, who may have found the server before it went. */
  streamEnded(): void {
    this.#streamTimer ??= setTimeout(
      () => {
        this.#streamTimer = undefined;
        this.doubt();
      },
      Math.max(this.#lookedAt + BETWEEN_LOOKS_MS - performance.now(), 0),
    );
  }

  /** Firestore is not called silent any more: it has its network back. */
  heard(): void {
    if (!isServerSilent('firestore')) this.#enable().catch((error: unknown) => console.warn(error));
  }

  /** The browser says that the network is back or gone: what was known of the server no longer holds. */
  networkChanged(): void {
    this.reached();
    this.#enable().catch((error: unknown) => console.warn(error));
    if (!this.#isConfirmed) this.unsure(false);
  }

  stop(): void {
    this.reached();
    this.#stopped = true;
    clearTimeout(this.#streamTimer);
    this.#enable().catch((error: unknown) => console.warn(error));
  }

  #clear(): void {
    this.#looking?.abort();
    this.#looking = undefined;
  }

  /** Looks from then on until Firestore is reached, or the watch ends. */
  #lookAfter(milliseconds: number): void {
    const looking = new AbortController();
    this.#looking = looking;
    void pollServer(SERVER, {
      first: milliseconds,
      pauses: PAUSES_MS,
      signal: looking.signal,
      onLook: (there) => this.#connectIfThere(there),
      onLate: () => this.#answeredLate(),
    });
  }

  /** A slow line is no silent server: what answers too late has Firestore try, with the time that such a line takes. */
  #answeredLate(): void {
    if (!this.#stopped) this.#enable().catch((error: unknown) => console.warn(error));
  }

  async #enable(): Promise<void> {
    if (!this.#disabled) return;
    this.#disabled = false;
    this.#since = performance.now();
    await enableNetwork(firestore);
  }

  /**
   * Takes what a look has found. While the server is not there, Firestore is told that there is no network: then it answers by its
   * cache at once, in every tab, and not each question anew after ten seconds.
   */
  async #connectIfThere(there: boolean): Promise<void> {
    if (there) {
      // In a tab that hears of the server by another one, Firestore says nothing new: what it has was confirmed all the time.
      if (this.#isConfirmed && isServerSilent('firestore')) {
        await this.#enable();
        this.reached();
      } else if (this.#disabled) await this.#enable();
      // The server is there and yet Firestore hears nothing of it.
      else if (performance.now() - this.#since > connectWithin()) {
        this.#since = performance.now();
        setServerSilent('firestore', true);
        await reconnect();
      }
      return;
    }
    setServerSilent('firestore', true);
    if (this.#disabled) return;
    this.#disabled = true;
    await disableNetwork(firestore);
  }
}

/**
 * Tells lib/connection/connection.ts when Firestore is silent although there is a network, as seen from the account's own
 * document, which the page listens to anyway; and has Firestore connect at once when it is back. Gives back how to stop.
 */
export function watchServer(uid: string): () => void {
  const watch = new ServerWatch();
  // Where the cache lacks the document nothing is said before the server does.
  watch.unsure(false);
  const networkChanged = () => watch.networkChanged();
  window.addEventListener('online', networkChanged);
  window.addEventListener('offline', networkChanged);
  const stop = onSnapshot(
    doc(firestore, COLLECTIONS.users, uid),
    { includeMetadataChanges: true },
    {
      next: ({ metadata }) => watch.said(metadata.fromCache),
      // The session answers for an account that may no longer be read; the server did answer.
      error: () => watch.reached(),
    },
  );
  // Somebody else may hear it first.
  const stopHearing = onConnectionChange(() => watch.heard());
  const stopStreams = watchFailedStreams(() => watch.streamEnded());
  const stopDoubts = onResponseTimeout(() => watch.doubt());
  return () => {
    stop();
    stopHearing();
    stopStreams();
    stopDoubts();
    watch.stop();
    window.removeEventListener('online', networkChanged);
    window.removeEventListener('offline', networkChanged);
  };
}
