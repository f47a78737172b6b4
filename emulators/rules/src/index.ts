export { type CompiledRules, compileRules } from './compile-rules.ts';
export { Coverage } from './coverage.ts';
export {
  type CoverageGap,
  type CoverageSummary,
  coverageSummary,
  printGap,
  type Unseen,
} from './coverage-gaps.ts';
export { coverageHtml } from './coverage-html.ts';
export { mergeCoverage } from './coverage-merge.ts';
export { type CoverageNode, type CoverageReport, coverageReport } from './coverage-report.ts';
export { type DecideOptions, type Decision, decide } from './decide.ts';
export type { RulesIssue } from './issue.ts';
export { fromJsonClaims } from './json-claims.ts';
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
export type { Ruleset } from './ruleset.ts';
export type { TraceEntry } from './trace.ts';
export { RulesBytes } from './values/bytes.ts';
export { RulesDuration, rulesDuration } from './values/duration.ts';
export { RulesFloat } from './values/float.ts';
export { RulesLatLng } from './values/latlng.ts';
export { RulesMapDiff } from './values/map-diff.ts';
export { RulesPath } from './values/path.ts';
export { RulesRecord } from './values/record.ts';
export { rulesSet } from './values/rules-set.ts';
export { RulesSet } from './values/set.ts';
export { RulesTimestamp, rulesTimestamp } from './values/timestamp.ts';
export type { RulesList, RulesMap, RulesValue } from './values/value.ts';
