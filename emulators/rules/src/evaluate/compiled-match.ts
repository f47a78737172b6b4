import type { RulesMethod } from '../requests/request.ts';
import type { AllowNode } from '../syntax/ast.ts';
import type { Evaluator } from './evaluator.ts';
import type { PathPattern } from './path-pattern.ts';

/** An `allow` ready to be judged. */
export interface CompiledAllow {
  readonly node: AllowNode;
  readonly methods: ReadonlySet<RulesMethod>;
  readonly condition: Evaluator;
}

/** A match with its full path and its own allows. */
export interface CompiledMatch {
  readonly pattern: PathPattern;
  readonly allows: readonly CompiledAllow[];
}
