import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'DELETE,GET,HEAD,PATCH,POST,PUT';
/** What the WebChannel client asks for on its own responses; unexposed, the browser's console complains of each. */
const CHANNEL_HEADERS = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';

/** Lets any page that names its origin call, with credentials; a request without Origin gets no such headers. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', METHODS);
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  // The mere question counts, whatever it says.
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
}

/** Lets a page of another origin read what its WebChannel client asks responses for. */
export function exposeChannelHeaders(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.origin === undefined) return;
  response.setHeader('Access-Control-Expose-Headers', CHANNEL_HEADERS);
}
