export type { RulesIssue } from './issue.ts';
export {
  LOOKUPS_PER_COMMIT,
  LOOKUPS_PER_OPERATION,
  LOOKUPS_PER_STORAGE_OPERATION,
  LookupBudget,
} from './lookup-budget.ts';
export type {
  CompositeFilter,
  DocumentLookup,
  FieldFilter,
  ListQuery,
  QueryFilter,
  QueryOperator,
  RulesAuth,
  RulesMethod,
  RulesRequest,
  RulesResource,
  RulesService,
} from './request.ts';
export { LookupPending } from './request.ts';
export { RulesBytes } from './values/bytes.ts';
export { RulesDuration } from './values/duration.ts';
export { RulesFloat } from './values/float.ts';
export { RulesLatLng } from './values/latlng.ts';
export { RulesMapDiff } from './values/map-diff.ts';
export { RulesPath } from './values/path.ts';
export { RulesRecord } from './values/record.ts';
export { RulesSet } from './values/set.ts';
export { RulesTimestamp } from './values/timestamp.ts';
export type { RulesList, RulesMap, RulesValue } from './values/value.ts';
