import { invalidArgument } from '../../model/index.ts';
import { frameChunk } from './chunk.ts';
import type { ForwardForm } from './forward-form.ts';

/** The response of a held GET, as far as a session needs it. */
export interface BackChannel {
  write(text: string): void;
  end(): void;
}

/** What a session tells its owner. */
export interface SessionListener {
  /** The next message of the client, in order, each once. */
  message(data: string): void;
  /** The session is over, whoever ended it. Called once. */
  closed(): void;
}

/** How a GET wants to be served. */
export interface BackChannelOptions {
  /** The last array the client has seen. */
  readonly acknowledged: number;
  /** True (`CI=1`): answer with what there is and end, since a proxy between holds responses back. */
  readonly longPolling: boolean;
  /** How long a long poll may be held, in milliseconds. */
  readonly longPollMs: number;
}

interface OutgoingArray {
  readonly id: number;
  readonly json: string;
}

/** The client gives up its GET after 1.5 times the announced keep-alive without a byte. */
export const KEEP_ALIVE_MS = 30_000;
const NOOP_AFTER_MS = 25_000;
/** Some clients keep the whole response text: end a GET after this much, they open the next at once. */
const BACK_CHANNEL_MAX_CHARACTERS = 4 * 1024 * 1024;
/** A client opens its next GET at once: one that ended so recently counts as held. */
const RETURNS_MS = 1000;
/** More messages than any client has in flight: so many may wait for one that is missing. */
const MAX_HELD_MAPS = 10_000;

/**
 * One WebChannel session: two ordered message streams over any number of HTTP requests. Outgoing arrays are
 * kept until the client acknowledges them and are sent again on each new back channel; incoming maps are
 * delivered in id order, repeated ones dropped.
 */
export class WebChannelSession {
  readonly id: string;
  /** When the client was last heard of, in milliseconds. */
  lastSeen = Date.now();
  private readonly listener: SessionListener;
  private unacknowledged: OutgoingArray[] = [];
  private nextArrayId = 1;
  private lastSentId = 0;
  private nextMapId = 0;
  private readonly heldMaps = new Map<number, string>();
  private backChannel: BackChannel | undefined;
  private longPolling = false;
  private writtenCharacters = 0;
  private timer: NodeJS.Timeout | undefined;
  private flushPlanned = false;
  private over = false;
  private endedAt = Number.NEGATIVE_INFINITY;

  constructor(id: string, listener: SessionListener) {
    this.id = id;
    this.listener = listener;
  }

  /** True while a GET is held. */
  get hasBackChannel(): boolean {
    return this.backChannel !== undefined;
  }

  /** Queues one message for the client. */
  send(message: unknown): void {
    this.enqueue(JSON.stringify([message]));
  }

  /**
   * Takes the maps of a POST, in whatever order they come.
   *
   * @throws FirestoreError INVALID_ARGUMENT when too many wait for one that does not come
   */
  receive(form: ForwardForm): void {
    this.lastSeen = Date.now();
    if (this.heldMaps.size + form.maps.length > MAX_HELD_MAPS) {
      throw invalidArgument(
        `${this.heldMaps.size} messages wait for number ${this.nextMapId}: send that first.`,
      );
    }
    for (const { id, data } of form.maps) {
      if (id >= this.nextMapId) this.heldMaps.set(id, data);
    }
    for (;;) {
      const data = this.heldMaps.get(this.nextMapId);
      if (data === undefined || this.over) return;
      this.heldMaps.delete(this.nextMapId);
      this.nextMapId += 1;
      if (data !== '') this.listener.message(data);
    }
  }

  /** Forgets arrays the client has seen. */
  acknowledge(arrayId: number): void {
    if (!Number.isFinite(arrayId)) return;
    const first = this.unacknowledged.findIndex(({ id }) => id > arrayId);
    this.unacknowledged = first < 0 ? [] : this.unacknowledged.slice(first);
  }

  /** The answer to a forward POST: `[back channel present, last array sent, characters not yet acknowledged]`. */
  forwardAnswer(): [number, number, number] {
    const outstanding = this.unacknowledged
      .filter(({ id }) => id <= this.lastSentId)
      .reduce((sum, { json }) => sum + json.length, 0);
    // A client that has yet to hear of the end would take a missing GET for a broken one, and wait for seconds.
    const present = this.backChannel !== undefined || Date.now() - this.endedAt < RETURNS_MS;
    return [present ? 1 : 0, this.lastSentId, outstanding];
  }

  /** Takes over a new GET; one still held is ended, and everything not acknowledged goes out again. */
  openBackChannel(channel: BackChannel, options: BackChannelOptions): void {
    this.lastSeen = Date.now();
    this.endBackChannel();
    this.acknowledge(options.acknowledged);
    this.lastSentId = options.acknowledged;
    this.backChannel = channel;
    this.longPolling = options.longPolling;
    this.writtenCharacters = 0;
    if (this.unacknowledged.length > 0) {
      this.flush();
    } else if (options.longPolling) {
      this.timer = setTimeout(() => this.noop(), Math.min(options.longPollMs, NOOP_AFTER_MS));
    } else {
      // Without a byte at once the client takes the silence for a buffering proxy and long-polls for good.
      this.noop();
    }
  }

  /** Ends the held GET after what there is to say; the client opens the next. */
  renewBackChannel(): void {
    this.flush();
    this.endBackChannel();
  }

  /** The client's connection of this GET is gone; the session lives on. */
  backChannelLost(channel: BackChannel): void {
    if (this.backChannel !== channel) return;
    clearTimeout(this.timer);
    this.backChannel = undefined;
    this.lastSeen = Date.now();
  }

  /** Says goodbye (`close`: the client opens a new session when it needs one) and ends the session. */
  close(): void {
    if (this.over) return;
    this.enqueue('["close"]');
    this.flush();
    this.terminate();
  }

  /** Ends the session without a word; what is queued still goes out if a GET is held. */
  terminate(): void {
    if (this.over) return;
    if (this.unacknowledged.some(({ id }) => id > this.lastSentId)) this.flush();
    this.over = true;
    this.endBackChannel();
    this.heldMaps.clear();
    this.listener.closed();
  }

  private noop(): void {
    this.enqueue('["noop"]');
    this.flush();
  }

  private enqueue(json: string): void {
    if (this.over) return;
    this.unacknowledged.push({ id: this.nextArrayId, json });
    this.nextArrayId += 1;
    if (this.flushPlanned) return;
    // What one commit causes leaves in one chunk.
    this.flushPlanned = true;
    queueMicrotask(() => {
      this.flushPlanned = false;
      this.flush();
    });
  }

  private flush(): void {
    if (!this.backChannel) return;
    const unsent = this.unacknowledged.filter(({ id }) => id > this.lastSentId);
    const last = unsent.at(-1);
    if (!last) return;
    const chunk = frameChunk(`[${unsent.map(({ id, json }) => `[${id},${json}]`).join(',')}]`);
    this.backChannel.write(chunk);
    this.lastSentId = last.id;
    this.writtenCharacters += chunk.length;
    clearTimeout(this.timer);
    if (this.longPolling || this.writtenCharacters > BACK_CHANNEL_MAX_CHARACTERS) this.endBackChannel();
    else this.timer = setTimeout(() => this.noop(), NOOP_AFTER_MS);
  }

  private endBackChannel(): void {
    clearTimeout(this.timer);
    const channel = this.backChannel;
    if (!channel) return;
    this.backChannel = undefined;
    // Until then the client was there, however long it had nothing to say.
    this.lastSeen = Date.now();
    this.endedAt = this.lastSeen;
    channel.end();
  }
}
