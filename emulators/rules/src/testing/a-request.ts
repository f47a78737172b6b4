import type { RulesMethod, RulesRequest, RulesResource } from '../requests/request.ts';
import { rulesTimestamp } from '../values/timestamp.ts';
import type { RulesMap, RulesValue } from '../values/value.ts';
import { toRulesValue } from './to-rules-value.ts';

/** The segments every Firestore path begins with. */
export const ROOT = ['databases', '(default)', 'documents'];

/** A `get` by nobody of a document at `path`, changed as `overrides` say. */
export function aRequest(path: string, overrides: Partial<RulesRequest> = {}): RulesRequest {
  return {
    method: 'get',
    path: [...ROOT, ...path.split('/')],
    auth: null,
    time: rulesTimestamp('2024-05-01T12:00:00Z'),
    resource: null,
    requestResource: null,
    ...overrides,
  };
}

/** A document with these fields, given as JavaScript values. */
export function aDocument(path: string, fields: Record<string, unknown>): RulesResource {
  const name = [...ROOT, ...path.split('/')];
  return { data: toRulesValue(fields) as RulesMap, id: name.at(-1) ?? '', name };
}

/** A signed-in caller. */
export function aUser(uid: string, claims: Record<string, unknown> = {}): NonNullable<RulesRequest['auth']> {
  return { uid, token: toRulesValue({ sub: uid, ...claims }) as ReadonlyMap<string, RulesValue> };
}

/** Every method once. */
export const METHODS: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
