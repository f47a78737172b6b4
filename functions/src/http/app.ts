import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { eitherValue } from '@thriftline/domain/base/texts/values';
import { CALLS, type Call } from '@thriftline/domain/calls/calls';
import express, { type Express, type RequestHandler, Router } from 'express';
import { answerErrors, sendError } from './answer/error-response.ts';
import { HANDLERS } from './routes/every-handler.ts';
import { serveCalls } from './routes/serve-calls.ts';

/** What everybody else gets: the page's own origin may call, answers are private and never kept. */
const setHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  next();
};

/** Refuses known paths with the methods they take, and everything else. */
function refuseUnknown(router: Router): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values(CALLS) as Call[]) {
    const shape = path.replace(/:\w+/g, ':parameter');
    methods.set(shape, [...(methods.get(shape) ?? []), method]);
  }
  for (const [path, allowed] of methods) {
    router.all(path, (request, response) => {
      response.set('Allow', allowed.join(', '));
      const { path: asked } = request;
      const taken = eitherValue(allowed);
      sendError(response, new AppError('not-found', msg`${asked} takes ${taken}.`));
    });
  }
  router.use((request, response) => {
    const { path: asked } = request;
    sendError(response, new AppError('not-found', msg`There is nothing at ${asked}.`));
  });
}

/** The documented calls, at `/api/...` as Hosting sends them on and at `/...` of the function's own address. */
export function createApp(): Express {
  // One way to write each path: every other would be an address of its own, that no cache has kept.
  const router = Router({ caseSensitive: true, strict: true });
  serveCalls(router, HANDLERS);
  refuseUnknown(router);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(setHeaders);
  app.use('/api', router);
  app.use(router);
  app.use(answerErrors);
  return app;
}
