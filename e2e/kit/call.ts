import { LOCAL_PROJECT, PORTS, REGION } from '@thriftline/domain/base/ports';
import { callablePath } from '@thriftline/domain/calls/callable-path';
import type { CallableName } from '@thriftline/domain/calls/callables';
import { expect } from 'vitest';
import { undocumented } from './documented-answer.ts';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);

/** Addresses of the local suite under test. */
export const HOSTING = `http://127.0.0.1:${PORTS.hosting + offset}`;
export const FUNCTIONS = `http://127.0.0.1:${PORTS.functions + offset}/${LOCAL_PROJECT}/${REGION}`;
export const AUTH = `http://127.0.0.1:${PORTS.auth + offset}`;
export const FIRESTORE = `http://127.0.0.1:${PORTS.firestore + offset}`;
export const CARD_PROVIDER_PORT = PORTS.cardProvider + offset;

/** What a call was answered with. */
export interface Answer {
  status: number;
  headers: Headers;
  // Answers are checked by what they hold; their types are those of the calls under test.
  body: unknown;
}

/** What is sent: a token, and a JSON value, a text as it is, or a form. */
export interface Sent {
  token?: string | undefined;
  json?: unknown;
  raw?: string | FormData;
  contentType?: string;
}

async function send(method: string, url: string, { token, json, raw, contentType }: Sent): Promise<Answer> {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const content = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  if (typeof content === 'string') headers.set('content-type', contentType ?? 'application/json');
  const response = await fetch(url, { method, headers, body: content ?? null, redirect: 'manual' });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

async function callAt(base: string, method: string, path: string, sent: Sent): Promise<Answer> {
  const answer = await send(method, `${base}/api${path}`, sent);
  expect(undocumented(method, path, answer.status, answer.body), 'differs from docs/openapi.json').toBe('');
  return answer;
}

/**
 * Makes a documented call, such as `call('GET', '/users', { token })`, through Hosting as the page does. Fails when the
 * answer is not what docs/openapi.json says.
 */
export function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  return callAt(HOSTING, method, path, sent);
}

/** Makes a documented call at the function's own address. */
export function callFunction(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  return callAt(FUNCTIONS, method, path, sent);
}

/** Calls a callable function as the Firebase SDK does; its result, or its error, is in the body. */
export function callCallable(name: CallableName, data: unknown, token?: string): Promise<Answer> {
  return send('POST', `${FUNCTIONS}/${callablePath(name)}`, { token, json: { data } });
}
