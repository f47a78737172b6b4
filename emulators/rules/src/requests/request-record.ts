import { RulesPath } from '../values/path.ts';
import { type RulesMap, RulesRecord, type RulesValue } from '../values/value.ts';
import type { ListQuery, RulesRequest, RulesResource } from './request.ts';
import { ResourceRecord } from './resource-record.ts';

/** `request` as conditions see it; its parts are made when they are first asked for. */
export class RequestRecord extends RulesRecord {
  protected override readonly names = ['auth', 'method', 'path', 'time', 'resource', 'query'];
  readonly #request: RulesRequest;
  readonly #made = new Map<string, RulesValue | undefined>();

  constructor(request: RulesRequest) {
    super();
    this.#request = request;
  }

  override property(name: string): RulesValue | undefined {
    if (!this.#made.has(name)) {
      this.#made.set(name, this.#make(name));
    }
    return this.#made.get(name);
  }

  #make(name: string): RulesValue | undefined {
    const { auth, method, path, time, requestResource, query } = this.#request;
    switch (name) {
      case 'auth':
        return (
          auth &&
          new Map<string, RulesValue>([
            ['uid', auth.uid],
            ['token', auth.token],
          ])
        );
      case 'method':
        return method;
      case 'path':
        return new RulesPath(path);
      case 'time':
        return time;
      case 'resource':
        // What only reads has none; what deletes has null.
        return method === 'get' || method === 'list' ? undefined : resourceValue(requestResource);
      case 'query':
        return query && queryMap(query);
      default:
        return undefined;
    }
  }
}

/** A resource as conditions see it: a record with `data` for Firestore, a plain map for Storage. */
export function resourceValue(resource: RulesResource | RulesMap | null): RulesValue {
  return resource === null || resource instanceof Map
    ? resource
    : new ResourceRecord(resource as RulesResource);
}

/** `request.query`, as the official runtime fills it: without a limit that is null, and orders are a map. */
function queryMap({ limit, offset, orderBy }: ListQuery): RulesMap {
  const orders = orderBy.map(({ field, direction }) => [field.join('.'), direction] as const);
  return new Map<string, RulesValue>([
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset ?? 0)],
    ['orderBy', new Map<string, RulesValue>(orders)],
  ]);
}
