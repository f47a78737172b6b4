import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { AppError } from '@thriftline/domain/errors';
import type { Request } from 'express';

/** Largest JSON body in bytes. */
export const MAX_JSON_BYTES = 100_000;

/**
 * Keeps the host of this function from parsing JSON: it does so before our code runs and answers bodies that are not
 * JSON with a page of HTML. A body it takes for raw bytes comes to us as it was sent.
 */
export function takeBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    if (!headers['content-type']?.startsWith('multipart/')) {
      headers['content-type'] = 'application/octet-stream';
    }
  });
}

/** The request's body as the host kept it. */
export function rawBody(request: Request): Buffer {
  const { rawBody: bytes } = request as Request & { rawBody?: Buffer };
  return bytes ?? Buffer.alloc(0);
}

/** The JSON value of the body. Throws `payload-too-large`, or `invalid-argument` when it is not JSON in UTF-8. */
export function jsonBody(request: Request): unknown {
  const bytes = rawBody(request);
  if (bytes.length > MAX_JSON_BYTES) {
    throw new AppError('payload-too-large', `The body may have at most ${MAX_JSON_BYTES} bytes.`);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('invalid-argument', 'The body must be a JSON object.', {
      cause,
      fields: { body: 'Not JSON' },
    });
  }
}
