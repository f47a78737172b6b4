import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The length each request said it had, as its header is gone. */
const declared = new WeakMap<IncomingMessage, number>();

/**
 * Keeps the host of a function from reading bodies, if it is one of these that this process serves: by itself the host
 * reads up to 32 MB into memory and parses it before our code is asked, whoever sends it. It takes a request without the
 * two headers for one without a body, so that the body comes to us unread. The host runs one function a process and names
 * it in `FUNCTION_TARGET`.
 */
export function disableBodyParser(functions: readonly string[], target = process.env.FUNCTION_TARGET): void {
  if (target === undefined || !functions.includes(target)) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers } = request;
    // The first caller has taken the header away.
    if (declared.has(request)) return;
    declared.set(request, Number(headers['content-length'] ?? 0));
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  });
}

/** The length in bytes that a request says its body has; 0 when it says none. */
export function declaredLength(request: IncomingMessage): number {
  return declared.get(request) ?? Number(request.headers['content-length'] ?? 0);
}
