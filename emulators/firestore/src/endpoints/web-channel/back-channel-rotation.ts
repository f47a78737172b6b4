import type { WebChannelSession } from './session.ts';

/**
 * A browser opens six connections to one host, and every page with streams of its own holds two of them with GETs. So
 * many held GETs may be all that one browser has: the next page would wait for a connection for ever.
 */
const CROWDED = 5;
const TURN_MS = 50;
/** However many wait, a GET ended sooner has hardly been of use. */
const SHORTEST_TURN_MS = 10;

/**
 * While many GETs are held, ends the oldest every now and then, the sooner the more clients wait for one. Its client
 * opens another at once, behind whatever request waited for a connection.
 */
export class BackChannelRotation {
  /** The sessions with a held GET, the oldest GET first. */
  private readonly held = new Set<WebChannelSession>();
  private readonly waiting: () => number;
  private timer: NodeJS.Timeout | undefined;

  /** @param waiting how many live clients have no GET at the moment */
  constructor(waiting: () => number) {
    this.waiting = waiting;
  }

  /** A session has got a new GET. */
  taken(session: WebChannelSession): void {
    this.held.delete(session);
    this.held.add(session);
    if (this.held.size >= CROWDED && !this.timer) this.planNext();
  }

  /** A GET of a session is over; it may have another by now. */
  left(session: WebChannelSession): void {
    if (!session.hasBackChannel) this.held.delete(session);
    if (this.held.size < CROWDED) this.stop();
  }

  /** Ends no more of them. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private planNext(): void {
    const turn = Math.max(SHORTEST_TURN_MS, TURN_MS / (1 + this.waiting()));
    this.timer = setTimeout(() => this.next(), turn).unref();
  }

  private next(): void {
    const [oldest] = this.held;
    this.planNext();
    if (!oldest) return;
    // Its client comes back with another, at the end of the row.
    this.held.delete(oldest);
    oldest.renewBackChannel();
  }
}
