export type { RulesIssue } from './check/rules-issue.ts';
export type { Ruleset } from './compile/ruleset.ts';
export { type CompiledRules, compileRules } from './compile-rules.ts';
export { Coverage } from './coverage/coverage.ts';
export {
  type CoverageGap,
  type CoverageSummary,
  coverageSummary,
  printGap,
  type Unseen,
} from './coverage/coverage-gaps.ts';
export { coverageHtml } from './coverage/coverage-html.ts';
export { coverageLcov } from './coverage/coverage-lcov.ts';
export { mergeCoverage } from './coverage/coverage-merge.ts';
export {
  type CoverageNode,
  type CoverageReport,
  type CoverageReportOptions,
  coverageReport,
} from './coverage/coverage-report.ts';
export { type DecideOptions, type Decision, decide, type TriedAllow } from './decide.ts';
export {
  LOOKUPS_PER_COMMIT,
  LOOKUPS_PER_OPERATION,
  LOOKUPS_PER_STORAGE_OPERATION,
  LookupBudget,
} from './evaluate/lookup-budget.ts';
export { type RequestJson, requestJson } from './explain/request-json.ts';
export type { TraceEntry } from './explain/trace.ts';
export { fromJsonClaims } from './requests/json-claims.ts';
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
} from './requests/request.ts';
export { LookupPending } from './requests/request.ts';
export { RulesBytes } from './values/bytes.ts';
export { RulesDuration, rulesDuration } from './values/duration.ts';
export { RulesFloat } from './values/float.ts';
export { RulesLatLng } from './values/latlng.ts';
export { RulesPath } from './values/path.ts';
export { rulesSet } from './values/rules-set.ts';
export { RulesTimestamp, rulesTimestamp } from './values/timestamp.ts';
export {
  type RulesList,
  type RulesMap,
  RulesMapDiff,
  RulesRecord,
  RulesSet,
  type RulesValue,
} from './values/value.ts';
