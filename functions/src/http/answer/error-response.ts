import { msg } from '@lingui/core/macro';
import { ERROR_CODES } from '@thriftline/domain/base/error-codes';
import { AppError, type ErrorBody, toldError } from '@thriftline/domain/base/errors';
import type { ErrorRequestHandler, Response } from 'express';
import * as logger from 'firebase-functions/logger';

/** An error as the closed list knows it. Express's own complaints about a request are the caller's mistakes. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 400) {
    return new AppError('invalid-argument', msg`The request’s address isn’t valid.`, { cause: error });
  }
  return new AppError('internal', msg`Something went wrong on our side. Try again.`, { cause: error });
}

/** Answers an error as JSON with its status. */
export function sendError(response: Response, error: AppError): void {
  if (error.code === 'unauthenticated') response.set('WWW-Authenticate', 'Bearer');
  const body: ErrorBody = { error: toldError(error) };
  response.status(ERROR_CODES[error.code].status).json(body);
}

/** Express's last handler: a bug is logged with its cause and says nothing to the caller. */
export const answerErrors: ErrorRequestHandler = (cause, request, response, _next) => {
  const error = toAppError(cause);
  if (error.code === 'internal') logger.error(`${request.method} ${request.path} failed`, error.cause);
  sendError(response, error);
};
