import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';

interface Operation {
  operationId: string;
  responses: Record<string, { content: Record<string, { schema: AnySchema }> }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, AnySchema> };
}

const file = new URL('../../docs/openapi.json', import.meta.url);
const openApi = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/ },
});
// References of answers begin at the document's root.
ajv.addSchema({ $id: 'openapi', components: openApi.components });

const validators = new Map<string, ValidateFunction>();

function validatorOf(key: string, schema: AnySchema): ValidateFunction {
  const known = validators.get(key);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/');
  const made = ajv.compile(JSON.parse(text) as AnySchema);
  validators.set(key, made);
  return made;
}

/** Paths without parameters come first: `/users/admin/{email}` must not take what another path means literally. */
const routes = Object.entries(openApi.paths)
  .map(([path, operations]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    parameters: path.split('{').length - 1,
    operations,
  }))
  .sort((one, other) => one.parameters - other.parameters);

/** The documented operation behind a call; undefined for paths and methods that nobody documented. */
function operationOf(method: string, path: string): Operation | undefined {
  // At its own address the function also takes the calls by their full path.
  const plain = path.replace(/\?.*$/, '').replace(/^\/api(?=\/)/, '');
  const found = routes.find(
    ({ pattern, operations }) => pattern.test(plain) && operations[method.toLowerCase()],
  );
  return found?.operations[method.toLowerCase()];
}

/** How an answer differs from docs/openapi.json, in words; empty when it does not. */
export function undocumented(method: string, path: string, status: number, body: unknown): string {
  const operation = operationOf(method, path);
  if (operation === undefined && status < 400) return `${method} ${path} is not documented`;
  const name = operation === undefined || status >= 400 ? 'Error' : operation.operationId;
  const documented = operation?.responses[String(status)];
  const schema =
    name === 'Error' || documented === undefined
      ? { $ref: '#/components/schemas/Error' }
      : (documented.content['application/json']?.schema ?? false);
  const validate = validatorOf(name, schema);
  return validate(body) ? '' : `${method} ${path} answered ${status}: ${ajv.errorsText(validate.errors)}`;
}
