import { AppError } from '@thriftline/domain/errors';
import { giveUpAfter } from './deadline.ts';
import { askHosting } from './server-answers.ts';

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';

declare global {
  /** What public/first-paint.js asked for before this script was there, by its path. */
  var earlyReads: Map<string, Promise<Response>> | undefined;
}

/** The answer that was asked for early: once, since who reads again wants to know what is new. */
function takeEarly(path: string): Promise<Response> | undefined {
  const answer = globalThis.earlyReads?.get(path);
  globalThis.earlyReads?.delete(path);
  return answer?.then((response) => response.clone());
}

/**
 * Reads an open answer of the documented calls from our own address: no SDK and no other origin needed before an open
 * page has content. Throws AppError: `not-found` when the server says so, `internal` when it says nothing of use.
 */
export async function fetchJson<T>(path: `/api/${string}`): Promise<T> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(giveUpAfter('hosting', 'read'));
    response = await askHosting(
      takeEarly(path) ?? fetch(path, { headers: { accept: 'application/json' }, signal }),
    );
  } catch (cause) {
    throw new AppError('internal', UNREACHABLE, { cause });
  }
  const cause = `${path} answered ${response.status}`;
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (isJson && response.status === 404) throw new AppError('not-found', 'There is no such item.', { cause });
  if (!response.ok || !isJson) throw new AppError('internal', UNREACHABLE, { cause });
  return (await response.json()) as T;
}
