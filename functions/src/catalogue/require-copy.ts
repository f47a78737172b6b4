import { isDeepStrictEqual } from 'node:util';
import { AppError, type FieldErrors } from '@thriftline/domain/base/errors';

/**
 * Throws `conflict` naming every given field that differs from the original; fields that are not given are fine.
 */
export function requireCopy(given: Record<string, unknown>, original: Record<string, unknown>): void {
  const fields: FieldErrors = {};
  for (const [name, value] of Object.entries(original)) {
    if (given[name] === undefined || isDeepStrictEqual(given[name], value)) continue;
    fields[name] = typeof value === 'object' ? 'Must be as they are stored' : `Must be ${String(value)}`;
  }
  const names = Object.keys(fields);
  if (names.length > 0) {
    throw new AppError('conflict', `Not as stored now: ${names.join(', ')}. Reload the page.`, { fields });
  }
}
