import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** How slow a line is. */
interface Pace {
  /** Thousands of bits a second, towards the browser. */
  kilobits: number;
  /** There and back, in milliseconds. */
  roundTrip: number;
}

/** What goes over the line at once, about a packet's worth. */
const SLICE = 1_400;
/** Status line and headers, which go over the line as well. */
const HEADER_BYTES = 400;

/** An answer on its way to the browser. */
interface Stream {
  slices: { bytes: Buffer; cost: number }[];
  ended: boolean;
  write(bytes: Buffer): void;
  end(): void;
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A proxy that is as slow as a bad line, for all that a browser asks for: pages, their workers, each server alike. All answers
 * share the line and take turns on it; a new connection costs a round trip, and so does each question. Requests go up as fast
 * as they like, and nothing is lost or sent again.
 */
export class SlowLine {
  private readonly server: Server;
  private readonly known = new WeakSet<Socket>();
  private waiting: Stream[] = [];
  private sending = false;
  private freeAt = 0;
  private pace: Pace | undefined;
  /** What came over the line since it was last set, in bytes. */
  bytes = 0;
  /** Addresses that were asked for since, in order. */
  asked: string[] = [];

  constructor() {
    this.server = createServer((request, response) => {
      this.carry(request, response).catch((error: unknown) => {
        // Who asked may have left.
        if (response.headersSent || response.destroyed) response.destroy();
        else response.writeHead(502).end(String(error));
      });
    });
    this.server.keepAliveTimeout = 60_000;
  }

  /** Starts to listen on any port, and gives the address for the browser. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The line has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Makes the line so slow from now on; as fast as the machine without a pace. */
  set(pace?: Pace): void {
    this.pace = pace;
    this.bytes = 0;
    this.asked = [];
  }

  private async carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pace } = this;
    const half = (pace?.roundTrip ?? 0) / 2;
    const isNew = !this.known.has(request.socket);
    this.known.add(request.socket);
    this.asked.push(request.url ?? '');
    // The connection there and back, then the question on its way.
    if (pace) await later((isNew ? pace.roundTrip : 0) + half);
    const target = new URL(request.url ?? '');
    const onward = ask(target, { method: request.method ?? 'GET', headers: request.headers });
    // The first error is told by what waits for the answer.
    onward.on('error', () => response.headersSent && response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const stream: Stream = {
      slices: [{ bytes: Buffer.alloc(0), cost: HEADER_BYTES }],
      ended: false,
      write: (bytes) => {
        if (!response.headersSent) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          response.flushHeaders();
        }
        if (bytes.length > 0) response.write(bytes);
      },
      end: () => response.end(),
    };
    this.push(stream);
    answer.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += SLICE) {
        const bytes = data.subarray(at, at + SLICE);
        stream.slices.push({ bytes, cost: bytes.length });
      }
      this.push(stream);
    });
    answer.on('end', () => {
      stream.ended = true;
      this.push(stream);
    });
    answer.on('error', () => response.destroy());
  }

  private push(stream: Stream): void {
    if (!this.waiting.includes(stream)) this.waiting.push(stream);
    if (this.sending) return;
    this.sending = true;
    void this.send();
  }

  /** Sends a slice of each answer in turn, as long as there are any. */
  private async send(): Promise<void> {
    for (let stream = this.waiting.shift(); stream !== undefined; stream = this.waiting.shift()) {
      const current = stream;
      const slice = current.slices.shift();
      const { pace } = this;
      const half = (pace?.roundTrip ?? 0) / 2;
      if (slice !== undefined) {
        this.bytes += slice.cost;
        if (pace) {
          this.freeAt = Math.max(this.freeAt, performance.now()) + (slice.cost * 8) / pace.kilobits;
          await later(this.freeAt - performance.now());
        }
        arrive(half, () => current.write(slice.bytes));
      }
      if (current.slices.length > 0) this.waiting.push(current);
      else if (current.ended) arrive(half, () => current.end());
    }
    this.sending = false;
  }
}

/** Lets something happen after the time that a packet takes; what is sent later arrives later. */
function arrive(after: number, deliver: () => void): void {
  if (after === 0) deliver();
  else setTimeout(deliver, after);
}
