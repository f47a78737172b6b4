import type { IncomingMessage } from 'node:http';

/** Production takes 10 MiB, writes of many documents through the emulator's doors may be larger. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A request body that is larger than any client of Firestore may send. */
export class BodyTooLargeError extends Error {}

/**
 * The whole body as UTF-8 text.
 *
 * @throws BodyTooLargeError above 64 MiB
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) {
      throw new BodyTooLargeError(
        `The request body exceeds ${MAX_BYTES} bytes. Send fewer documents at once.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
