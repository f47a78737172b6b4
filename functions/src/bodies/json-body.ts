import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { type HostedRequest, readBody } from './read-body.ts';

/** Largest JSON body in bytes. */
export const MAX_JSON_BYTES = 64 * 1024;

/** More values than any payload has, counted with those inside of others. */
const MAX_VALUES = 500;

/** Throws `invalid-argument` when a JSON value holds more values than anything here needs: to look at each takes time. */
function refuseManyValues(value: unknown): void {
  const left: unknown[] = [value];
  for (let next = left.pop(), count = 0; next !== undefined; next = left.pop()) {
    count += 1;
    const inner = typeof next === 'object' && next !== null ? Object.values(next) : [];
    if (count + left.length + inner.length > MAX_VALUES) {
      const most = MAX_VALUES;
      throw new AppError('invalid-argument', msg`The body can have at most ${most} fields.`);
    }
    left.push(...inner);
  }
}

/**
 * The JSON value of the body. Throws `payload-too-large` before it has read more, and `invalid-argument` when it is not
 * JSON in UTF-8 or has very many fields.
 */
export async function jsonBody(request: HostedRequest): Promise<unknown> {
  const bytes = await readBody(request, MAX_JSON_BYTES);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('invalid-argument', msg`The body must be a JSON object.`, {
      cause,
      fields: { body: msg`Not JSON` },
    });
  }
  refuseManyValues(value);
  return value;
}
