import type { IncomingHttpHeaders } from 'node:http';
import { Unauthorized } from '../protocol/api-error.ts';

/** Who calls: a server, or a payer's browser, which may do little and must know the intent's client secret. */
export type Caller = 'server' | 'browser';

function keyOf(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
  return '';
}

function masked(key: string): string {
  return key.length <= 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

/** The caller, by the key sent. Any test key will do; live keys and anything else are refused. */
export function authenticate({ authorization = '' }: IncomingHttpHeaders): Caller {
  const key = keyOf(authorization);
  if (key === '') {
    throw new Unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details.",
    );
  }
  if (/^(sk|rk)_test_\w+$/.test(key)) return 'server';
  if (/^pk_test_\w+$/.test(key)) return 'browser';
  throw new Unauthorized(`Invalid API Key provided: ${masked(key)}`, 'api_key_invalid');
}
