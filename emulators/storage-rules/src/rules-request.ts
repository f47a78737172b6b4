import {
  type RulesAuth,
  type RulesMap,
  type RulesMethod,
  type RulesRequest,
  RulesTimestamp,
  type RulesValue,
} from '@thriftline/security-rules';
import { rulesValueOf } from './expression-values.ts';
import type { ExpressionValue, Verify } from './messages.ts';

const METHODS: ReadonlySet<string> = new Set<RulesMethod>(['get', 'list', 'create', 'update', 'delete']);

function isMethod(method: string): method is RulesMethod {
  return METHODS.has(method);
}

function isMap(value: RulesValue | undefined): value is RulesMap {
  return value instanceof Map;
}

function mapOrNull(value: RulesValue | undefined): RulesMap | null {
  return isMap(value) ? value : null;
}

/** Who asks. A token without the Auth emulator's `user_id` is nobody's. */
function authOf(value: RulesValue | undefined): RulesAuth | null {
  if (!isMap(value)) return null;
  const uid = value.get('uid');
  if (typeof uid !== 'string') return null;
  return { uid, token: mapOrNull(value.get('token')) ?? new Map() };
}

function variable(value: ExpressionValue | undefined): RulesValue {
  return value === undefined ? null : rulesValueOf(value);
}

/** The operation the CLI asks about, in the terms of the rules language. Throws for a method that is not known. */
export function rulesRequestOf({ method, path, variables }: Verify['context']): RulesRequest {
  if (!isMethod(method)) throw new Error(`UNIMPLEMENTED: the method ${method}.`);
  const request = mapOrNull(variable(variables.request)) ?? new Map<string, RulesValue>();
  const time = request.get('time');
  const now = Date.now();
  return {
    method,
    path: path.split('/').filter(Boolean),
    auth: authOf(request.get('auth')),
    time:
      time instanceof RulesTimestamp
        ? time
        : new RulesTimestamp(Math.floor(now / 1000), (now % 1000) * 1_000_000),
    resource: mapOrNull(variable(variables.resource)),
    requestResource: mapOrNull(request.get('resource')),
  };
}
