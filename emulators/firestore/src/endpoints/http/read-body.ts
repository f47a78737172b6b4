import type { IncomingMessage } from 'node:http';

/** Production takes 10 MiB, writes of many documents through the emulator's endpoints may be larger. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A request body that is larger than any client of Firestore may send. */
export class BodyTooLargeError extends Error {}

/**
 * The whole body as UTF-8 text.
 *
 * @throws BodyTooLargeError above so many bytes, 64 MiB unless told
 */
export async function readBody(request: IncomingMessage, maxBytes = MOST_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new BodyTooLargeError(
        `The request body exceeds ${maxBytes} bytes. Send fewer documents at once.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
