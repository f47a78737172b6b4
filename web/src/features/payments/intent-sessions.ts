import type { ShownItem } from '@thriftline/domain/payments/payment';

/** What a session needs from the server. */
export interface IntentCalls<I> {
  /** `shown` is what the page shows to be paid, and paid for. */
  create: (bookingsId: string, shown: ShownItem) => Promise<I>;
  release: (bookingsId: string) => Promise<unknown>;
}

interface Session<I> {
  intent: Promise<I>;
  shown: ShownItem;
  visitors: number;
  /** The card is being charged, or was: the hold must outlast the page. */
  charging: boolean;
  leaving: ReturnType<typeof setTimeout> | undefined;
}

/** How long a page may be gone before its hold is released, in milliseconds: React's strict mode leaves and comes back. */
const GRACE_MS = 400;

function isSameItem(one: ShownItem, other: ShownItem): boolean {
  return (
    one.productprice === other.productprice &&
    one.itemEditedAt === other.itemEditedAt &&
    one.delivery === other.delivery &&
    one.deliveryPrice === other.deliveryPrice &&
    one.address === other.address
  );
}

/**
 * The payment intents of the bookings whose payment pages are open. However often a page is rendered or entered anew,
 * the server is asked once; when the last page of a booking is left unpaid, its hold is released.
 */
export class IntentSessions<I> {
  private readonly sessions = new Map<string, Session<I>>();
  private readonly releasing = new Map<string, Promise<unknown>>();
  private readonly calls: IntentCalls<I>;

  constructor(calls: IntentCalls<I>) {
    this.calls = calls;
  }

  /**
   * A page opens that shows this price and item: its booking's intent, asked for by the first page only, and by the first
   * that shows another. Each `enter` needs a `leave`.
   */
  enter(bookingsId: string, shown: ShownItem): Promise<I> {
    const open = this.sessions.get(bookingsId);
    if (open !== undefined && isSameItem(open.shown, shown)) {
      clearTimeout(open.leaving);
      open.visitors += 1;
      return open.intent;
    }
    clearTimeout(open?.leaving);
    const intent = this.ask(bookingsId, shown);
    const session: Session<I> = {
      intent,
      shown,
      visitors: 1,
      charging: false,
      leaving: undefined,
    };
    this.sessions.set(bookingsId, session);
    intent.catch(() => this.forget(bookingsId, session));
    return intent;
  }

  /** A page closes. */
  leave(bookingsId: string): void {
    const session = this.sessions.get(bookingsId);
    if (session === undefined) return;
    session.visitors -= 1;
    if (session.visitors > 0) return;
    session.leaving = setTimeout(() => {
      this.forget(bookingsId, session);
      if (!session.charging) this.release(bookingsId, session);
    }, GRACE_MS);
  }

  /** While the card is being charged, and after it was, the hold stays although the page is left. */
  setCharging(bookingsId: string, charging: boolean): void {
    const session = this.sessions.get(bookingsId);
    if (session !== undefined) session.charging = charging;
  }

  /** The next `enter` asks the server again. */
  renew(bookingsId: string): void {
    this.sessions.delete(bookingsId);
  }

  private ask(bookingsId: string, shown: ShownItem): Promise<I> {
    // A release that is on its way must not take the new hold with it.
    const before = this.releasing.get(bookingsId) ?? Promise.resolve();
    return before.then(() => this.calls.create(bookingsId, shown));
  }

  private forget(bookingsId: string, session: Session<I>): void {
    if (this.sessions.get(bookingsId) === session) this.sessions.delete(bookingsId);
  }

  private release(bookingsId: string, session: Session<I>): void {
    const done = session.intent
      .then(() => this.calls.release(bookingsId))
      // The hold ends by itself some minutes later; nothing is left for the person to do.
      .catch((error: unknown) => console.warn('The hold was not released', error))
      .finally(() => this.releasing.delete(bookingsId));
    this.releasing.set(bookingsId, done);
  }
}
