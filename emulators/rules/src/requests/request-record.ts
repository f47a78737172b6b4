import { RulesPath } from '../values/path.ts';
import { type RulesMap, RulesRecord, type RulesValue } from '../values/value.ts';
import type { ListQuery, RulesAuth, RulesRequest, RulesResource } from './request.ts';
import { ResourceRecord } from './resource-record.ts';

/** `request` as conditions see it; its parts are made when they are first asked for. */
export class RequestRecord extends RulesRecord {
  protected override readonly names = ['auth', 'method', 'path', 'time', 'resource', 'query'];
  readonly #request: RulesRequest;
  /** What was made of it; undefined until it is asked for, and where there is nothing. */
  #path: RulesValue | undefined;
  #resource: RulesValue | undefined;
  #query: RulesValue | undefined;

  constructor(request: RulesRequest) {
    super();
    this.#request = request;
  }

  override property(name: string): RulesValue | undefined {
    const { auth, method, path, time, requestResource, query } = this.#request;
    switch (name) {
      case 'auth':
        return auth && authMap(auth);
      case 'method':
        return method;
      case 'path':
        this.#path ??= new RulesPath(path);
        return this.#path;
      case 'time':
        return time;
      case 'resource':
        // What only reads has none; what deletes has null.
        if (method === 'get' || method === 'list') return undefined;
        this.#resource ??= resourceValue(requestResource);
        return this.#resource;
      case 'query':
        this.#query ??= query && queryMap(query);
        return this.#query;
      default:
        return undefined;
    }
  }
}

/** Made once of a caller, whose requests are many. */
const auths = new WeakMap<RulesAuth, RulesMap>();

function authMap(auth: RulesAuth): RulesMap {
  let map = auths.get(auth);
  if (map === undefined) {
    map = new Map<string, RulesValue>([
      ['uid', auth.uid],
      ['token', auth.token],
    ]);
    auths.set(auth, map);
  }
  return map;
}

/** A resource as conditions see it: a record with `data` for Firestore, a plain map for Storage. */
export function resourceValue(resource: RulesResource | RulesMap | null): RulesValue {
  return resource === null || resource instanceof Map
    ? resource
    : new ResourceRecord(resource as RulesResource);
}

const NO_ORDERS: RulesMap = new Map();

function orderMap(orderBy: ListQuery['orderBy']): RulesMap {
  return new Map(orderBy.map(({ field, direction }) => [field.join('.'), direction]));
}

/** `request.query`, as the official runtime fills it: without a limit that is null, and orders are a map. */
function queryMap({ limit, offset, orderBy }: ListQuery): RulesMap {
  return new Map<string, RulesValue>([
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset ?? 0)],
    ['orderBy', orderBy.length === 0 ? NO_ORDERS : orderMap(orderBy)],
  ]);
}
