import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAULT_KINDS, type FaultKind, type Faults } from './faults.ts';
import type { CaughtEmail, Mailbox } from './mailbox.ts';
import { emailPage, letterHtml, listPage } from './pages.ts';

const MAX_BODY = 10_000;

/** Letters are somebody else's HTML: nothing of it runs, and nothing is loaded. */
const LETTER_POLICY = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'";

/** A control that cannot be followed; the message says why. */
class ControlError extends Error {}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  policy = PAGE_POLICY,
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

const asJson = ({ id, at, recipients, email, raw }: CaughtEmail) => ({
  ...{ id, at, recipients, subject: email.subject, from: email.from, html: email.html, text: email.text },
  headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
  raw,
});

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  // A page of another origin cannot send this type without asking first, which nothing here allows.
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new ControlError('Send it as application/json');
  }
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY) throw new ControlError('The body is too large');
  }
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new ControlError('The body is no JSON');
  }
}

async function setFault(request: IncomingMessage, faults: Faults): Promise<void> {
  const { kind = null, to = '' } = await bodyOf(request);
  const isKind = kind === null || (FAULT_KINDS as readonly unknown[]).includes(kind);
  if (!isKind || typeof to !== 'string') {
    throw new ControlError(`kind is null or one of ${FAULT_KINDS.join(', ')}; to is an address, or left out`);
  }
  faults.set((kind as FaultKind | null) ?? undefined, to);
}

async function route(request: IncomingMessage, response: ServerResponse, box: Mailbox, faults: Faults) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST' && pathname === '/faults') {
    await setFault(request, faults);
    return send(response, 200, 'application/json', '{}');
  }
  if (request.method === 'DELETE' && pathname === '/letters') {
    box.clear();
    return send(response, 200, 'application/json', '{}');
  }
  if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Nothing takes that here.\n');
  if (pathname === '/') return send(response, 200, 'text/html', listPage(box.list(), faults.ofEverybody));
  if (pathname === '/letters') {
    const letters = box.list(searchParams.get('to') ?? undefined).map(asJson);
    return send(response, 200, 'application/json', JSON.stringify(letters));
  }
  const [, id, part] = /^\/letters\/([0-9]{1,9})(\/html)?$/.exec(pathname) ?? [];
  const letter = id === undefined ? undefined : box.find(Number(id));
  if (letter === undefined) return send(response, 404, 'text/plain', 'There is no such letter.\n');
  if (part === undefined) return send(response, 200, 'text/html', emailPage(letter));
  return send(response, 200, 'text/html', letterHtml(letter), LETTER_POLICY);
}

/** Whether the request names this machine: a name that another's DNS leads here is refused. */
function isAtHome({ headers }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}

/** Answers for the page and the controls. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { box, faults }: { box: Mailbox; faults: Faults },
): Promise<void> {
  if (!isAtHome(request)) return send(response, 403, 'text/plain', 'Ask for 127.0.0.1.\n');
  try {
    await route(request, response, box, faults);
  } catch (error) {
    const status = error instanceof ControlError ? 400 : 500;
    send(response, status, 'text/plain', `${error instanceof Error ? error.message : error}\n`);
  }
}
