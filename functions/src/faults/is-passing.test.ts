import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { expect, it } from 'vitest';
import { asRefusal } from '../notifications/email/mailer.ts';
import { isPassing } from './is-passing.ts';

const fault = (fields: object) => Object.assign(new Error('It failed'), fields);

it.each([
  ['Firestore, unavailable', fault({ code: 14 })],
  ['Storage, 503', fault({ code: 503 })],
  ['Storage, 503 as a text', fault({ code: '503' })],
  ['Storage, too many requests', fault({ code: 429 })],
  ['Stripe, 502', fault({ statusCode: 502 })],
  ['Stripe, in our words', new AppError('unavailable', msg`Try again later.`)],
  ['Auth’s network', fault({ code: 'app/network-timeout' })],
  ['the mail server’s line', fault({ code: 'ESOCKET', command: 'CONN' })],
  ['the mail server, busy', asRefusal(fault({ code: 'EENVELOPE', responseCode: 451, command: 'MAIL FROM' }))],
  ['fetch, refused', new TypeError('fetch failed', { cause: fault({ code: 'ECONNREFUSED' }) })],
])('goes on with what a service fails at: %s', (_what, error) => {
  expect(isPassing(error)).toBe(true);
});

it.each([
  ['a bug', new TypeError('no such path')],
  ['a document that Firestore refuses', fault({ code: 3 })],
  ['a file that is gone', fault({ code: 404 })],
  ['a foreseen refusal', new AppError('conflict', msg`It is sold.`)],
  ['no error', 'unavailable'],
  ['nothing', undefined],
])('stops at what fails by itself: %s', (_what, error) => {
  expect(isPassing(error)).toBe(false);
});
