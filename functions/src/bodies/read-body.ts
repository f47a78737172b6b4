import type { IncomingMessage } from 'node:http';
import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { declaredLength } from './disable-body-parser.ts';

/** A request as functions get it: with the bytes of its body where the host has read them. */
export type HostedRequest = IncomingMessage & { rawBody?: Buffer };

const tooLarge = (most: number) =>
  new AppError('payload-too-large', msg`The body can have at most ${most} bytes.`);

/** Throws `payload-too-large` when a request itself says that its body has more bytes. */
export function refuseLongBody(request: IncomingMessage, most: number): void {
  if (declaredLength(request) > most) throw tooLarge(most);
}

/**
 * The chunks of a request's body as they come. Throws `payload-too-large` as soon as they are more bytes, whatever the
 * request said; what comes after is thrown away unread, so that the answer reaches whoever is still sending.
 */
export async function* bodyChunks(request: HostedRequest, most: number): AsyncGenerator<Buffer> {
  refuseLongBody(request, most);
  const chunks: AsyncIterable<Buffer> | Buffer[] = request.rawBody
    ? [request.rawBody]
    : request.iterator({ destroyOnReturn: false });
  let size = 0;
  let isRead = false;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw tooLarge(most);
      yield chunk;
    }
    isRead = true;
  } finally {
    if (!isRead && !request.rawBody) request.resume();
  }
}

/** The bytes of a request's body. Throws `payload-too-large` without keeping more of them than that. */
export async function readBody(request: HostedRequest, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bodyChunks(request, most)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
