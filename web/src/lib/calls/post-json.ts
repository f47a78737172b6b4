import { AppError, type ErrorBody } from '@thriftline/domain/base/errors';
import { giveUpAfter } from '../connection/deadline.ts';
import { askHosting } from '../connection/server-answers.ts';
import { receivedError } from './received-error.ts';
import { UNREACHABLE } from './unreachable.ts';

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body;
}

/** Makes an open call of those documented that takes JSON, without any SDK. Throws AppError, in the server's words. */
export async function postJson(path: `/api/${string}`, json: object): Promise<void> {
  let response: Response;
  let body: unknown;
  try {
    const asked = fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(json),
      signal: AbortSignal.timeout(giveUpAfter('hosting', 'act')),
    });
    response = await askHosting(asked);
    body = await response.json();
  } catch (cause) {
    throw new AppError('internal', UNREACHABLE, { cause });
  }
  if (response.ok) return;
  if (!isErrorBody(body)) throw new AppError('internal', UNREACHABLE, { cause: response.status });
  const { code, message, ...texts } = body.error;
  throw receivedError(code, message, texts);
}
