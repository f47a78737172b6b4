import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MethodName } from '../../calls/methods.ts';
import { pipelinesNeedAnotherEdition } from '../../calls/pipelines.ts';
import { FirestoreError } from '../../model/index.ts';
import type { FirestoreService } from '../../service/firestore-service.ts';
import { fromJson, parseJsonObject, toJson } from '../../wire/json.ts';
import { parseAuthorization } from '../../wire/parse-authorization.ts';
import { type MethodShape, serviceMethods } from '../../wire/protos.ts';
import { errorBody, toStatus } from '../../wire/status.ts';
import { readBody } from '../http/read-body.ts';
import { findRoute, type RestRoute } from './route.ts';

/** Query streams end with this mark in REST. */
const ENDS_WITH_DONE: ReadonlySet<MethodName> = new Set(['RunQuery', 'RunAggregationQuery']);

/** As much as Google's emulator takes over REST. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** A request of the REST API as it came. */
export interface RestRequest {
  /** `GET`, `POST` and so on. */
  readonly method: string;
  /** Of the address only the path and what is asked for behind it count. */
  readonly url: URL;
  readonly authorization: string | undefined;
  /** Reads what came with it, as text. */
  readonly readBody: () => Promise<string>;
}

/** What is answered: JSON, unless `body` is a text by itself. */
export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Serves the REST API: each path stands for a call, requests and responses are proto3 JSON. */
export class RestEndpoint {
  private readonly service: FirestoreService;
  private readonly shapes = new Map<string, MethodShape>(
    serviceMethods().map((shape) => [shape.name, shape]),
  );

  constructor(service: FirestoreService) {
    this.service = service;
  }

  /** Answers one request over HTTP. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      request.resume();
      response.writeHead(413).end();
      return;
    }
    const { status, body } = await this.answer({
      method: request.method ?? 'GET',
      url,
      authorization: request.headers.authorization,
      readBody: () => readBody(request, MAX_BODY_BYTES),
    });
    if (typeof body === 'string') response.writeHead(status).end(body);
    else sendJson(response, status, body);
  }

  /** Answers one request; a server stream is one JSON array. */
  async answer({ method, url, authorization, readBody: read }: RestRequest): Promise<RestAnswer> {
    try {
      const route = findRoute(method, url.pathname, url.searchParams);
      if (route === undefined) return { status: 404, body: 'Not Found\n' };
      if ('unanswered' in route) throw pipelinesNeedAnotherEdition();
      const caller = parseAuthorization(authorization);
      const shape = this.shapeOf(route.method);
      const message = fromJson(shape.requestType, requestJson(route, await read()));
      const result = await this.service.call(route.method, caller, message);
      return { status: 200, body: resultJson(shape, route.method, result) };
    } catch (error) {
      const status = toStatus(error);
      return { status: status.httpStatus, body: errorBody(status) };
    }
  }

  private shapeOf(name: MethodName): MethodShape {
    const shape = this.shapes.get(name);
    if (!shape) throw new FirestoreError('UNIMPLEMENTED', `${name} has no descriptor.`);
    return shape;
  }
}

function requestJson(route: RestRoute, text: string): unknown {
  if (route.body === 'none') return route.fields;
  const body = parseJsonObject(text);
  if (route.body === 'request') return { ...body, ...route.fields };
  // The address names the document, whatever its body says.
  return { ...route.fields, document: { ...body, ...(route.fields.document as object | undefined) } };
}

function resultJson(shape: MethodShape, method: MethodName, result: object | readonly object[]): unknown {
  if (!Array.isArray(result)) return toJson(shape.responseType, result);
  const elements = result.map((element: object) => toJson(shape.responseType, element) as object);
  const last = elements.pop();
  if (last === undefined) return [];
  return [...elements, ENDS_WITH_DONE.has(method) ? { ...last, done: true } : last];
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
