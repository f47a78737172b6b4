import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import express, { type Request, type RequestHandler, type Response } from 'express';

/** What the functions' bundle exports, by name. */
export type FunctionsModule = Readonly<Record<string, unknown>>;

/** How a function is called: as an HTTP function, or with an event. The CLI's names. */
export type Signature = 'http' | 'cloudevent';

/** By these the Firebase CLI says which function a request is for; whatever a client sends under the names is replaced. */
export const FUNCTION_HEADER = 'x-functions-host-function';
export const SIGNATURE_HEADER = 'x-functions-host-signature';

type HttpFunction = (request: Request, response: Response) => unknown;
type EventFunction = (event: unknown) => unknown;

/** What the SDK says of a function to whoever deploys it. */
interface Described {
  __endpoint?: { eventTrigger?: { retry?: unknown } };
}

/** Names of the functions whose events the platform delivers again until they are taken. */
export function retriedFunctions(functions: FunctionsModule): string[] {
  return Object.entries(functions)
    .filter(([, served]) => (served as Described).__endpoint?.eventTrigger?.retry === true)
    .map(([name]) => name);
}

/** A CloudEvent, whose attributes stand beside its data or in the headers (the HTTP binding's structured and binary mode). */
async function eventOf(request: IncomingMessage): Promise<unknown> {
  const body = await buffer(request);
  const { headers } = request;
  if (headers['ce-type'] === undefined) return JSON.parse(body.toString());
  const attributes = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith('ce-') ? [[name.slice('ce-'.length), value]] : [],
  );
  const data = headers['content-type']?.includes('json') ? JSON.parse(body.toString()) : body;
  return { ...Object.fromEntries(attributes), data };
}

function functionOf(functions: FunctionsModule, request: IncomingMessage): unknown {
  const name = String(request.headers[FUNCTION_HEADER]);
  delete request.headers[FUNCTION_HEADER];
  delete request.headers[SIGNATURE_HEADER];
  const served = functions[name];
  if (typeof served !== 'function') throw new Error(`The bundle exports no function ${name}.`);
  return served;
}

/** Logs what a function threw and answers 500. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(error instanceof Error ? error.message : String(error));
}

async function takeEvent(
  functions: FunctionsModule,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const served = functionOf(functions, request) as EventFunction;
    await served(await eventOf(request));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"status":"acknowledged"}');
  } catch (error) {
    fail(response, error);
  }
}

/**
 * Answers calls of every function of a bundle. A function that throws is logged and answered 500; the others go on. Events, nine in ten of
 * the calls, go without Express, which no function sees then.
 */
export function functionsHost(functions: FunctionsModule): RequestListener {
  const host = express();
  host.enable('trust proxy');
  const answer: RequestHandler = async (request, response) => {
    try {
      // Its body is left to the function: it reads no more than it takes.
      await (functionOf(functions, request) as HttpFunction)(request, response);
    } catch (error) {
      fail(response, error);
    }
  };
  // As on the platform, where these two reach no function.
  host.all(['/favicon.ico', '/robots.txt'], (_request, response) => void response.sendStatus(404));
  host.use(answer);
  return (request, response) => {
    if (request.headers[SIGNATURE_HEADER] === 'cloudevent') void takeEvent(functions, request, response);
    else host(request, response);
  };
}
