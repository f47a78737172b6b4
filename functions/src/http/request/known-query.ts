import type { Call } from '@thriftline/domain/calls';
import { AppError } from '@thriftline/domain/errors';
import type { Request } from 'express';

/** What pages a list. */
const PAGING = ['limit', 'cursor'];

/**
 * Refuses query parameters that the call does not have: each would be an address of its own, that no cache has kept. Throws
 * `invalid-argument` naming them and those there are.
 */
export function requireKnownQuery(request: Request, { list, query = [] }: Call): void {
  const known = [...(list ? PAGING : []), ...query];
  const unknown = Object.keys(request.query).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const there = known.length === 0 ? 'it takes none' : `it takes ${known.join(', ')}`;
  throw new AppError('invalid-argument', `Unknown parameter ${unknown.join(', ')}: ${there}.`, {
    fields: Object.fromEntries(unknown.map((name) => [name, 'Unknown parameter'])),
  });
}
