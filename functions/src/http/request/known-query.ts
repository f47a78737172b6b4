import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Call } from '@thriftline/domain/calls/calls';
import type { Request } from 'express';

/** What pages a list. */
const PAGING = ['limit', 'cursor'];

/** Whether Hosting's network may keep what a call answers: the same for everybody. */
export function isKept({ caller, method }: Call): boolean {
  return caller.includes('anyone') && method === 'GET';
}

/** The query as it was sent: what Express makes of it leaves some names out. */
function queryText({ originalUrl }: Pick<Request, 'originalUrl'>): string {
  const at = originalUrl.indexOf('?');
  return at === -1 ? '' : originalUrl.slice(at + 1);
}

/**
 * Refuses query parameters that the call does not have, and where answers are kept all ways but one to write the address: each
 * would be an address of its own, that no cache has kept. Throws `invalid-argument` naming them and those there are.
 */
export function requireKnownQuery(request: Pick<Request, 'originalUrl' | 'path'>, call: Call): void {
  const text = queryText(request);
  const parameters = new URLSearchParams(text);
  const known = [...(call.list ? PAGING : []), ...(call.query ?? [])];
  const unknown = [...parameters.keys()].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const [names, taken] = [unknown.join(', '), known.join(', ')];
    const words =
      taken === ''
        ? msg`Unknown parameter ${names}: it takes none.`
        : msg`Unknown parameter ${names}: it takes ${taken}.`;
    throw new AppError('invalid-argument', words, {
      fields: Object.fromEntries(unknown.map((name) => [name, msg`Unknown parameter`])),
    });
  }
  if (isKept(call) && (request.path.includes('%') || text !== parameters.toString())) {
    const query = parameters.toString();
    const words =
      query === ''
        ? msg`Write the address in the plain way, without a query and without escapes.`
        : msg`Write the address in the plain way, with ?${query} and without escapes.`;
    throw new AppError('invalid-argument', words, { fields: { query: msg`Written in another way` } });
  }
}
