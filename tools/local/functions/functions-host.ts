import express, { type Express, type Request, type RequestHandler, type Response } from 'express';

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

async function bodyOf(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A CloudEvent, whose attributes stand beside its data or in the headers (the HTTP binding's structured and binary mode). */
async function eventOf(request: Request): Promise<unknown> {
  const body = await bodyOf(request);
  if (request.get('ce-type') === undefined) return JSON.parse(body.toString());
  const attributes = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith('ce-') ? [[name.slice('ce-'.length), value]] : [],
  );
  const data = request.is('json') ? JSON.parse(body.toString()) : body;
  return { ...Object.fromEntries(attributes), data };
}

async function serve(functions: FunctionsModule, request: Request, response: Response): Promise<void> {
  const name = request.get(FUNCTION_HEADER) ?? '';
  const signature = request.get(SIGNATURE_HEADER);
  delete request.headers[FUNCTION_HEADER];
  delete request.headers[SIGNATURE_HEADER];
  const served = functions[name];
  if (typeof served !== 'function') throw new Error(`The bundle exports no function ${name}.`);
  if (signature === 'cloudevent') {
    await (served as EventFunction)(await eventOf(request));
    response.json({ status: 'acknowledged' });
  } else {
    // Its body is left to the function: it reads no more than it takes.
    await (served as HttpFunction)(request, response);
  }
}

/** Answers calls of every function of a bundle. A function that throws is logged and answered 500; the others go on. */
export function functionsHost(functions: FunctionsModule): Express {
  const host = express();
  host.enable('trust proxy');
  const answer: RequestHandler = async (request, response) => {
    try {
      await serve(functions, request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.status(500).send(error instanceof Error ? error.message : String(error));
    }
  };
  // As on the platform, where these two reach no function.
  host.all(['/favicon.ico', '/robots.txt'], (_request, response) => void response.sendStatus(404));
  host.use(answer);
  return host;
}
