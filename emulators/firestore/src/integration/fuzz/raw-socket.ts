import { connect } from 'node:net';

/** Sends bytes down a connection of its own and gives what comes back until it ends, or falls silent. */
export function exchange(port: number, bytes: Uint8Array, silenceMs = 300): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(silenceMs, finish);
    socket.on('data', (chunk) => chunks.push(chunk));
    // The other side hangs up on nonsense; that is an answer too.
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(bytes);
  });
}
