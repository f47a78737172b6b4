import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { NO_EMAIL } from '@thriftline/domain/base/fields/email-address';
import type { Request } from 'express';

/** A path parameter that must be a document's id. Throws `invalid-argument`. */
export function idParameter(request: Request, name = 'id'): string {
  const value = String(request.params[name]);
  if (!/^[A-Za-z0-9_-]{1,257}$/.test(value)) {
    throw new AppError('invalid-argument', msg`The ${name} must be letters, digits, - and _.`, {
      fields: { [name]: msg`Letters, digits, - and _` },
    });
  }
  return value;
}

function emailOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(value)) {
    throw new AppError('invalid-argument', msg`The email must be an e-mail address.`, {
      fields: { email: NO_EMAIL },
    });
  }
  return value;
}

/** The e-mail address in the path. Throws `invalid-argument`. */
export const emailParameter = (request: Request): string => emailOf(request.params.email);

/** The e-mail address in the query, if there is one. Throws `invalid-argument`. */
export const emailQuery = (request: Request): string | undefined =>
  request.query.email === undefined ? undefined : emailOf(request.query.email);
