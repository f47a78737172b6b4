import { goTo } from './shift-clock.ts';
import './die-at-step.ts';
import './shorten-waits.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { firestore } from '@thriftline/functions/firebase';
import * as exported from '@thriftline/functions/index';
import express, { type Request, type Response } from 'express';
import { AHEAD_HEADER, type DeployedFunction, type Ready } from './messages.ts';

type Handler = (request: Request, response: Response) => unknown;
type EventHandler = (event: unknown) => Promise<unknown>;

interface Endpoint {
  eventTrigger?: {
    eventType: string;
    retry?: unknown;
    eventFilterPathPatterns?: { document?: string };
    eventFilters?: { document?: string };
  };
  scheduleTrigger?: { schedule?: string; timeZone?: unknown };
}

function deployed(name: string, { eventTrigger, scheduleTrigger }: Endpoint): DeployedFunction {
  if (scheduleTrigger) {
    const { schedule: words = '', timeZone } = scheduleTrigger;
    return {
      name,
      kind: 'schedule',
      schedule: { words, ...(typeof timeZone === 'string' && { timeZone }) },
    };
  }
  if (eventTrigger === undefined) return { name, kind: 'call' };
  const { eventType, retry, eventFilterPathPatterns, eventFilters } = eventTrigger;
  const document = eventFilterPathPatterns?.document ?? eventFilters?.document ?? '';
  return { name, kind: 'event', event: { type: eventType, document, retry: retry === true } };
}

// What `firebase deploy` would deploy: each export with an endpoint, under its own name.
const functions = Object.entries(exported).map(([name, run]) => ({
  ...deployed(name, (run as { __endpoint: Endpoint }).__endpoint),
  run: run as unknown,
}));

const app = express();
app.use((request, _response, next) => {
  // The platform tells the time with each call, too: news of a jump may come after the call that follows it.
  const ahead = request.get(AHEAD_HEADER);
  if (ahead !== undefined) goTo(Number(ahead));
  next();
});
app.use(
  express.raw({ type: () => true, limit: '10mb' }),
  (request: Request & { rawBody?: Buffer }, _response, next) => {
    // As the platform hands a request over: the bytes as they came, and the JSON they mean.
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    request.rawBody = bytes;
    request.body = bytes.length === 0 ? {} : JSON.parse(bytes.toString('utf8'));
    next();
  },
);
for (const { name, kind, run } of functions) {
  // Whatever is below a function's address is the function's, too.
  app.post(`/${name}{/*below}`, async (request, response) => {
    if (kind !== 'event') {
      await (run as Handler)(request, response);
      return;
    }
    try {
      await (run as EventHandler)(request.body);
      response.status(204).end();
    } catch (error) {
      response.status(500).send(String(error));
    }
  });
}

// The Firestore client loads most of itself with its first request; an instance that stands by has done that. A fault may meet it.
await firestore()
  .doc('instances/warm')
  .get()
  .catch((error: unknown) => console.warn('Not warmed up', error));

const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('disconnect', () => process.exit(0));
const ready: Ready = {
  port: (server.address() as AddressInfo).port,
  functions: functions.map(({ run: _run, ...described }) => described),
};
process.send?.(ready);
