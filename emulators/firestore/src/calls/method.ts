import type { RpcContext } from './rpc-context.ts';

/** A call with one request and one response. */
export interface SingleMethod {
  readonly kind: 'single';
  run(context: RpcContext, request: object): Promise<object>;
}

/** A call with one request and any number of responses. */
export interface ServerStreamMethod {
  readonly kind: 'server-stream';
  run(context: RpcContext, request: object): Promise<readonly object[]>;
}

/** A call that is no bidirectional stream. */
export type Method = SingleMethod | ServerStreamMethod;

/** Wraps a handler; the endpoint has given the request the shape its descriptor says. */
export function single<Request extends object, Response extends object>(
  handler: (context: RpcContext, request: Request) => Response | Promise<Response>,
): SingleMethod {
  return { kind: 'single', run: async (context, request) => handler(context, request as Request) };
}

/** As {@link single}, for a handler with a list of responses. */
export function serverStream<Request extends object, Response extends object>(
  handler: (context: RpcContext, request: Request) => Promise<readonly Response[]>,
): ServerStreamMethod {
  return { kind: 'server-stream', run: async (context, request) => handler(context, request as Request) };
}
