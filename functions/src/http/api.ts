import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { disableBodyParser } from '../bodies/disable-body-parser.ts';
import { JWT_SECRET, STRIPE_SECRET_KEY } from '../platform/config.ts';
import { SCALE } from '../platform/scale.ts';

disableBodyParser(['api']);

let app: Express | undefined;

/** Every documented HTTP call. Express is loaded with the first request, so that other functions start without it. */
export const api = onRequest(
  { secrets: [STRIPE_SECRET_KEY, JWT_SECRET], ...SCALE.visitors },
  async (request, response) => {
    if (app === undefined) {
      const { createApp } = await import('./app.ts');
      app = createApp();
    }
    app(request, response);
  },
);
