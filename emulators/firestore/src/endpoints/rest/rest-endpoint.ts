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

/** Serves the REST API: each path stands for a call, requests and responses are proto3 JSON. */
export class RestEndpoint {
  private readonly service: FirestoreService;
  private readonly shapes = new Map<string, MethodShape>(
    serviceMethods().map((shape) => [shape.name, shape]),
  );

  constructor(service: FirestoreService) {
    this.service = service;
  }

  /** Answers one request; a server stream is one JSON array. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    try {
      const route = findRoute(request.method ?? 'GET', url.pathname, url.searchParams);
      if (route === undefined) {
        response.writeHead(404).end('Not Found\n');
        return;
      }
      if ('unanswered' in route) throw pipelinesNeedAnotherEdition();
      if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
        request.resume();
        response.writeHead(413).end();
        return;
      }
      const caller = parseAuthorization(request.headers.authorization);
      const shape = this.shapeOf(route.method);
      const message = fromJson(
        shape.requestType,
        requestJson(route, await readBody(request, MAX_BODY_BYTES)),
      );
      const result = await this.service.call(route.method, caller, message);
      sendJson(response, 200, resultJson(shape, route.method, result));
    } catch (error) {
      const status = toStatus(error);
      sendJson(response, status.httpStatus, errorBody(status));
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
