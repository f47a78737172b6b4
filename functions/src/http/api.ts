import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { JWT_SECRET, STRIPE_SECRET_KEY } from '../platform/config.ts';
import { takeBodiesRaw } from './request/raw-json.ts';

// The host runs one function a process and names it here.
if (process.env.FUNCTION_TARGET === 'api') takeBodiesRaw();

let app: Express | undefined;

/** Every documented HTTP call. Express is loaded with the first request, so that other functions start without it. */
export const api = onRequest({ secrets: [STRIPE_SECRET_KEY, JWT_SECRET] }, async (request, response) => {
  if (app === undefined) {
    const { createApp } = await import('./app.ts');
    app = createApp();
  }
  app(request, response);
});
