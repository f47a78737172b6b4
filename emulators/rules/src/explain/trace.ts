import type { Ruleset } from '../compile/ruleset.ts';
import type { Observer } from '../evaluate/evaluation.ts';
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

/** Explains every allow that was tried. `replay` judges the request again under an observer. */
export function traceOf(
  ruleset: Ruleset,
  replay: (observer: Observer) => readonly JudgedAllow[],
): readonly TraceEntry[] {
  const steps: EvaluationStep[] = [];
  const judged = replay((node, outcome) => steps.push({ node, outcome }));
  const explainer = new Explainer(ruleset, steps);
  return judged.map(({ node, outcome }) => ({
    ...ruleset.source.locate(node.start),
    outcome: printOutcome(outcome),
    details: node.condition === null ? [] : explainer.explain(node.condition, outcome),
  }));
}
