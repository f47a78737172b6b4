import { createServer, type Server, type Socket } from 'node:net';

/** Where a connection goes once its first bytes are seen. */
export interface ConnectionHandlers {
  /** HTTP/2 with prior knowledge: gRPC. */
  readonly http2: (socket: Socket) => void;
  /** Everything else: HTTP/1.1. */
  readonly http1: (socket: Socket) => void;
}

/** A connection opening with these bytes speaks HTTP/2; no HTTP/1.1 method begins so. */
const HTTP2_PREFACE = Buffer.from('PRI');

/**
 * One port for two protocols: reads the first bytes of every connection, puts them back and hands the
 * connection on. The caller listens on and closes the returned server. Connections that come before `ready` wait.
 */
export function createPortMultiplexer(handlers: ConnectionHandlers, ready: Promise<void>): Server {
  return createServer({ noDelay: true }, async (socket) => {
    let seen = Buffer.alloc(0);
    // A client that resets before its first byte is no event for anybody.
    const ignoreReset = () => socket.destroy();
    socket.on('error', ignoreReset);
    await ready;
    const onData = (chunk: Buffer) => {
      seen = Buffer.concat([seen, chunk]);
      const length = Math.min(seen.length, HTTP2_PREFACE.length);
      const mayBeHttp2 = seen.subarray(0, length).equals(HTTP2_PREFACE.subarray(0, length));
      if (mayBeHttp2 && length < HTTP2_PREFACE.length) return;
      socket.off('data', onData);
      socket.off('error', ignoreReset);
      socket.pause();
      socket.unshift(seen);
      if (mayBeHttp2) {
        handlers.http2(socket);
      } else {
        handlers.http1(socket);
        // Listening for data does not start a socket that was paused.
        socket.resume();
      }
    };
    socket.on('data', onData);
  });
}
