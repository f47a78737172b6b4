import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { leaveBodiesUnread } from '../bodies/leave-bodies-unread.ts';
import { JWT_SECRET, STRIPE_SECRET_KEY } from '../platform/config.ts';

leaveBodiesUnread(['api']);

let app: Express | undefined;

/** Every documented HTTP call. Express is loaded with the first request, so that other functions start without it. */
export const api = onRequest({ secrets: [STRIPE_SECRET_KEY, JWT_SECRET] }, async (request, response) => {
  if (app === undefined) {
    const { createApp } = await import('./app.ts');
    app = createApp();
  }
  app(request, response);
});
