import type { RulesRequest } from '../requests/request.ts';
import { RequestRecord, resourceValue } from '../requests/request-record.ts';
import { type ValueJson, valueJson } from '../values/value-json.ts';

/** `request` and `resource` as conditions see them, in the JSON form of coverage reports. */
export interface RequestJson {
  readonly request: ValueJson;
  readonly resource: ValueJson;
}

/** What conditions are told of a request, for people. Of a list, whatever documents it finds, `resource` says nothing. */
export function requestJson(request: RulesRequest): RequestJson {
  const resource =
    request.method === 'list' ? new Map([['data', new Map()]]) : resourceValue(request.resource);
  return { request: valueJson(new RequestRecord(request)), resource: valueJson(resource) };
}
