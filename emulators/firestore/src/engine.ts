// The database and the judgement of security rules without any transport: for programs that work on documents directly
// (`./engine` of the package).

export * from './model/index.ts';
export * from './query/index.ts';
export { AccessControl } from './rules-bridge/access-control.ts';
export { RulesError, type RulesFinding } from './rules-bridge/rules-error.ts';
export { type RulesFile, RulesRegistry } from './rules-bridge/rules-registry.ts';
export * from './store/index.ts';
