import { isDeepStrictEqual } from 'node:util';
import { msg } from '@lingui/core/macro';
import { AppError, type FieldTexts } from '@thriftline/domain/base/errors';

/**
 * Throws `conflict` naming every given field that differs from the original; fields that are not given are fine.
 */
export function requireCopy(given: Record<string, unknown>, original: Record<string, unknown>): void {
  const fields: FieldTexts = {};
  for (const [name, value] of Object.entries(original)) {
    if (given[name] === undefined || isDeepStrictEqual(given[name], value)) continue;
    const must = String(value);
    fields[name] = typeof value === 'object' ? msg`Must be as they are stored` : msg`Must be ${must}`;
  }
  const names = Object.keys(fields).join(', ');
  if (names !== '') {
    throw new AppError('conflict', msg`Not as stored now: ${names}. Reload the page.`, { fields });
  }
}
