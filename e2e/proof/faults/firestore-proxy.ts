import { once } from 'node:events';
import {
  type ClientHttp2Session,
  connect,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import type { FirestoreFault } from '../plan/fault-plan.ts';

/** https://grpc.github.io/grpc/core/md_doc_statuscodes.html */
const STATUS = { aborted: 10, unavailable: 14 } as const;

/**
 * Stands between the functions and Firestore, speaks HTTP/2 both ways, and lets calls fail: refused as ABORTED or
 * UNAVAILABLE before Firestore hears of them, done by Firestore but the answer lost, late, or the whole connection cut.
 */
export class FirestoreProxy {
  /** Faults that came true. */
  readonly met: FirestoreFault[] = [];
  private faults: FirestoreFault[] = [];
  private readonly server = createServer();
  private readonly upstream: ClientHttp2Session;
  /** By the port of the caller. */
  private readonly connections = new Map<number, Socket>();

  private constructor(firestoreHost: string) {
    this.upstream = connect(`http://${firestoreHost}`);
    this.server.on('connection', (socket: Socket) => {
      const { remotePort = 0 } = socket;
      this.connections.set(remotePort, socket);
      socket.on('close', () => this.connections.delete(remotePort));
    });
    this.server.on('stream', (stream, headers) => this.pass(stream, headers));
  }

  /** Listens before the Firestore at `firestoreHost`. */
  static async listen(firestoreHost: string): Promise<FirestoreProxy> {
    const proxy = new FirestoreProxy(firestoreHost);
    proxy.server.listen(0, '127.0.0.1');
    await Promise.all([once(proxy.server, 'listening'), once(proxy.upstream, 'connect')]);
    return proxy;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The faults of the coming calls; replaces what was planned before. */
  plan(faults: readonly FirestoreFault[]): void {
    this.faults = faults.map((fault) => ({ ...fault }));
    this.met.length = 0;
  }

  /** Lets everything pass. */
  clear(): void {
    this.faults = [];
  }

  stop(): void {
    this.upstream.destroy();
    for (const socket of this.connections.values()) socket.destroy();
    this.server.close();
  }

  /** The fault whose turn it is with this call, if any. */
  private take(method: string): FirestoreFault | undefined {
    for (const [index, fault] of this.faults.entries()) {
      if (!method.endsWith(fault.method)) continue;
      fault.skip -= 1;
      if (fault.skip >= 0) continue;
      fault.count -= 1;
      if (fault.count <= 0) this.faults.splice(index, 1);
      this.met.push(fault);
      return fault;
    }
    return undefined;
  }

  /** Ends the connection below HTTP/2, as a network does. */
  private cut(stream: ServerHttp2Stream): void {
    const port = stream.session?.socket.remotePort ?? 0;
    setImmediate(() => this.connections.get(port)?.destroy());
  }

  private pass(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    stream.on('error', () => undefined);
    const fault = this.take(String(headers[':path']));
    if (fault?.kind === 'aborted' || fault?.kind === 'unavailable') {
      stream.resume();
      refuse(stream, STATUS[fault.kind], `${fault.kind} on purpose`);
    } else if (fault?.kind === 'late') setTimeout(() => this.forward(stream, headers), fault.ms);
    else if (fault?.kind === 'answerLost') {
      this.forward(stream, headers, () =>
        refuse(stream, STATUS.unavailable, 'The answer was lost on purpose'),
      );
    } else if (fault?.kind === 'cut') this.forward(stream, headers, () => this.cut(stream));
    else this.forward(stream, headers);
  }

  /** Passes a call on. `instead` takes the place of the answer, when Firestore has given it. */
  private forward(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, instead?: () => void): void {
    if (stream.destroyed) return;
    const { ':authority': _authority, ...passed } = headers;
    const call = this.upstream.request(passed);
    call.on('error', () => stream.close());
    stream.on('close', () => call.close());
    stream.pipe(call);
    if (instead) {
      call.resume();
      call.on('end', instead);
      return;
    }
    call.on('response', (answer) => {
      if (stream.destroyed) return;
      const isWhole = 'grpc-status' in answer;
      stream.respond(answer, { waitForTrailers: !isWhole, endStream: isWhole });
      let trailers: IncomingHttpHeaders = {};
      call.on('trailers', (given) => {
        trailers = given;
      });
      stream.on('wantTrailers', () => stream.sendTrailers(trailers));
      if (!isWhole) call.pipe(stream);
    });
  }
}

function refuse(stream: ServerHttp2Stream, status: number, message: string): void {
  if (stream.destroyed || stream.headersSent) return;
  stream.respond(
    {
      ':status': 200,
      'content-type': 'application/grpc',
      'grpc-status': String(status),
      'grpc-message': encodeURIComponent(message),
    },
    { endStream: true },
  );
}
