import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson } from '../http/answer-json.ts';
import { readBody } from '../http/read-body.ts';
import type { Provider } from '../provider/provider.ts';
import { ControlError } from './control-body.ts';
import { CONTROL_ROUTES } from './control-routes.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** A web page must not reach the controls: it cannot send JSON to another origin without asking first. */
function assertAllowed(request: IncomingMessage): void {
  if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) {
    throw new ControlError('The controls are for this computer only', 403);
  }
  const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
  if (request.method === 'POST' && !isJson) {
    throw new ControlError('Send content-type: application/json', 415);
  }
}

async function answerOf(provider: Provider, request: IncomingMessage, path: string): Promise<unknown> {
  assertAllowed(request);
  for (const route of CONTROL_ROUTES) {
    const match = route.method === request.method ? route.path.exec(path) : null;
    if (match === null) continue;
    const text = request.method === 'POST' ? await readBody(request) : '';
    return route.answer(provider, { id: match[1] ?? '', text });
  }
  throw new ControlError(`No control ${request.method} ${path}`, 404);
}

/** Answers one request to `/test/…`: what tests look at and set. */
export async function handleControl(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  try {
    answerJson(response, 200, await answerOf(provider, request, path));
  } catch (error) {
    const status = error instanceof ControlError ? error.status : 500;
    answerJson(response, status, { error: error instanceof Error ? error.message : String(error) });
  }
}
