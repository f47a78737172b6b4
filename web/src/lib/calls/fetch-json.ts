import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { serverNow } from '../clock/server-clock.ts';
import { giveUpAfter } from '../connection/deadline.ts';
import { askHosting } from '../connection/server-answers.ts';
import { UNREACHABLE } from './unreachable.ts';

/** An answer so old is not the server's of now, in milliseconds: the service worker had it, or the browser with its page. */
export const FRESH_MS = 2 * 60_000;

/** When older answers were given, in milliseconds since 1970. */
const olderAnswers = new WeakMap<object, number>();

/** Since when nobody has checked an answer of `fetchJson`; undefined for one of now. */
export function uncheckedSince(answer: unknown): number | undefined {
  return typeof answer === 'object' && answer !== null ? olderAnswers.get(answer) : undefined;
}

/** Something made of an answer, which is as old. */
export function asOldAs<T extends object>(answer: unknown, made: T): T {
  const at = uncheckedSince(answer);
  if (at !== undefined) olderAnswers.set(made, at);
  return made;
}

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
  if (isJson && response.status === 404)
    throw new AppError('not-found', msg`This item doesn’t exist.`, { cause });
  if (!response.ok || !isJson) throw new AppError('internal', UNREACHABLE, { cause });
  const answer: unknown = await response.json();
  const at = Date.parse(response.headers.get('date') ?? '');
  if (serverNow() - at > FRESH_MS && typeof answer === 'object' && answer !== null)
    olderAnswers.set(answer, at);
  return answer as T;
}
