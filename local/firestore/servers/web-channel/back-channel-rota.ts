import type { WebChannelSession } from './session.ts';

/**
 * A browser opens six connections to one host, and every page with streams of its own holds two of them with GETs. So
 * many held GETs may be all that one browser has: the next page would wait for a connection for ever.
 */
const CROWDED = 5;
const TURN_MS = 200;

/**
 * While many GETs are held, ends the oldest every now and then. Its client opens another at once, behind whatever
 * request waited for a connection.
 */
export class BackChannelRota {
  /** The sessions with a held GET, the oldest GET first. */
  private readonly held = new Set<WebChannelSession>();
  private timer: NodeJS.Timeout | undefined;

  /** A session has got a new GET. */
  taken(session: WebChannelSession): void {
    this.held.delete(session);
    this.held.add(session);
    if (this.held.size < CROWDED) return;
    this.timer ??= setInterval(() => this.next(), TURN_MS).unref();
  }

  /** A GET of a session is over; it may have another by now. */
  left(session: WebChannelSession): void {
    if (!session.hasBackChannel) this.held.delete(session);
    if (this.held.size < CROWDED) this.stop();
  }

  /** Ends no more of them. */
  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    const [oldest] = this.held;
    oldest?.renewBackChannel();
  }
}
