import { MAX_EMAIL } from '@thriftline/domain/base/fields/email-address';
import { ID_PATTERN } from '@thriftline/domain/base/fields/fields';
import type { JsonSchema } from '@thriftline/domain/base/fields/json-schema';
import { component } from '@thriftline/domain/calls/answers';
import { CALLS, type Call, type CallName, MAX_PAGE } from '@thriftline/domain/calls/calls';
import { COMPONENTS } from './components.ts';
import { jsonSchema } from './json-schema.ts';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

function parameter(where: 'path' | 'query', name: string): JsonSchema {
  const isEmail = name === 'email';
  const schema = isEmail ? { type: 'string', maxLength: MAX_EMAIL } : { type: 'string', pattern: ID_PATTERN };
  // A booking's id is made of two ids.
  const idSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,257}$' };
  return { name, in: where, required: where === 'path', schema: name === 'id' ? idSchema : schema };
}

const PAGE_PARAMETERS: JsonSchema[] = [
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE } },
  { name: 'cursor', in: 'query', schema: { type: 'string' } },
];

const NEXT_CURSOR = {
  'x-next-cursor': {
    description: 'Where the next page begins; missing on the last',
    schema: { type: 'string' },
  },
};

function bodyOf({ payload, file }: Call): JsonSchema {
  if (payload) return { requestBody: { required: true, content: json(jsonSchema(payload)) } };
  if (file === undefined) return {};
  const properties = { [file]: { type: 'string', contentMediaType: 'image/*' } };
  const schema = { type: 'object', properties, required: [file] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function operation(name: CallName, call: Call): JsonSchema {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, parameterName = '']) => parameterName);
  const parameters = [
    ...inPath.map((parameterName) => parameter('path', parameterName)),
    ...(call.query ?? []).map((parameterName) => parameter('query', parameterName)),
    ...(call.list ? PAGE_PARAMETERS : []),
  ];
  return {
    operationId: name,
    description: `Callers: ${call.caller.join(', ')}`,
    security: call.caller.includes('anyone') ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call),
    responses: {
      200: {
        description: 'Done',
        ...(call.list ? { headers: NEXT_CURSOR } : {}),
        content: json(call.answer),
      },
      default: { description: 'Refused or failed', content: json(component('Error')) },
    },
  };
}

/** The documented calls as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1.html). */
export function openApiDocument(): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, call] of Object.entries(CALLS) as [CallName, Call][]) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Thriftline',
      version: '1.0.0',
      description:
        'The documented calls of the marketplace. Generated from domain/src/calls/calls.ts; see api.md beside it.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: COMPONENTS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A Firebase ID token, or the token of POST /jwt',
        },
      },
    },
  };
}

/** The document as docs/openapi.json holds it. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
