import type { Ruleset } from '../compile/ruleset.ts';
import { StepLog } from '../evaluate/step-log.ts';
import type { JudgedAllow } from './denial-message.ts';
import { type EvaluationStep, Explainer, printOutcome } from './explainer.ts';

/** What decided an allow, for people. */
export interface TraceEntry {
  /** Where the allow stands. */
  readonly line: number;
  readonly column: number;
  /** true, false or the error. */
  readonly outcome: string;
  /** The sub-expressions that decided, each with its place, carets under it, and its values. */
  readonly details: readonly string[];
}

/** Explains every allow that was tried. `replay` judges the request again and notes what every expression came out as. */
export function traceOf(
  ruleset: Ruleset,
  replay: (steps: StepLog) => readonly JudgedAllow[],
): readonly TraceEntry[] {
  const steps: EvaluationStep[] = [];
  const log = new StepLog();
  const judged = replay(log);
  log.forEach(({ node }, outcome) => {
    steps.push({ node, outcome });
  });
  const explainer = new Explainer(ruleset, steps);
  return judged.map(({ node, outcome }) => ({
    ...ruleset.source.locate(node.start),
    outcome: printOutcome(outcome),
    details: node.condition === null ? [] : explainer.explain(node.condition, outcome),
  }));
}
