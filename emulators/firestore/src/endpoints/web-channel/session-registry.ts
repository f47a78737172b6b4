import { randomBytes } from 'node:crypto';
import { type SessionListener, WebChannelSession } from './session.ts';

/** A session nobody asked for in this time is dropped. */
const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 30_000;
/** A client opens its next GET at once, if it gets a connection: one away for longer has gone. */
const RETURNS_WITHIN_MS = 10_000;

/** The live sessions of one server. */
export class SessionRegistry {
  private readonly sessions = new Map<string, WebChannelSession>();
  private readonly sweeper = setInterval(() => this.dropIdle(), SWEEP_MS).unref();

  /** Opens a session; `listen` gets it before its first message. */
  create(listen: (session: WebChannelSession) => SessionListener): WebChannelSession {
    const id = randomBytes(16).toString('base64url');
    const session: WebChannelSession = new WebChannelSession(id, {
      message: (data) => listener.message(data),
      closed: () => {
        this.sessions.delete(id);
        listener.closed();
      },
    });
    const listener = listen(session);
    this.sessions.set(id, session);
    return session;
  }

  /** The session, unless it is over or never was. */
  find(id: string): WebChannelSession | undefined {
    return this.sessions.get(id);
  }

  /** How many live sessions hold no GET just now. */
  countWaiting(): number {
    const since = Date.now() - RETURNS_WITHIN_MS;
    let count = 0;
    for (const session of this.sessions.values()) {
      if (!session.hasBackChannel && session.lastSeen >= since) count += 1;
    }
    return count;
  }

  /** Says goodbye to every client. */
  stop(): void {
    clearInterval(this.sweeper);
    for (const session of [...this.sessions.values()]) session.close();
  }

  private dropIdle(): void {
    const limit = Date.now() - IDLE_MS;
    for (const session of [...this.sessions.values()]) {
      if (!session.hasBackChannel && session.lastSeen < limit) session.terminate();
    }
  }
}
