import { ERROR_CODES, type ErrorCode } from '@thriftline/domain/base/error-codes';
import { AppError } from '@thriftline/domain/base/errors';
import { receivedError, type Told } from './received-error.ts';
import { UNREACHABLE } from './unreachable.ts';

/** What a failed callable gives: a code like `functions/not-found`, a message, and details of ours when it was foreseen. */
export interface CallableFailure {
  code: string;
  message: string;
  details?: unknown;
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
}

function detailsOf(failure: CallableFailure): { code?: unknown } & Told {
  return typeof failure.details === 'object' && failure.details !== null ? failure.details : {};
}

/** Our code for a callable's; the details name it exactly where several of ours share one of theirs. */
function codeOf(failure: CallableFailure): ErrorCode {
  const { code } = detailsOf(failure);
  if (isErrorCode(code)) return code;
  const callable = failure.code.replace(/^functions\//, '');
  const entry = Object.entries(ERROR_CODES).find(([, answer]) => answer.callable === callable);
  return isErrorCode(entry?.[0]) ? entry[0] : 'internal';
}

/** What Firebase's SDK adds to each message, like ` [400]`. */
const HTTP_STATUS = / \[\d{3}\]$/;

/** A failed callable as the AppError it began as. What was not foreseen gets words that fit any fault. */
export function appErrorOfCallable(failure: CallableFailure): AppError {
  const code = codeOf(failure);
  const { code: told, ...texts } = detailsOf(failure);
  // The platform says `unavailable`, too, in words of its own.
  const isUnforeseen = code === 'internal' || (code === 'unavailable' && told !== code);
  if (isUnforeseen) return new AppError(code, UNREACHABLE, { cause: failure });
  return receivedError(code, failure.message.replace(HTTP_STATUS, ''), texts, failure);
}
