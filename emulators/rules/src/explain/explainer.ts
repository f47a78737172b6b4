import type { Ruleset } from '../compile/ruleset.ts';
import { Failure, type Outcome } from '../outcomes/failure.ts';
import { childrenOf, type Expression } from '../syntax/ast.ts';
import { printLocation } from '../syntax/print-location.ts';
import { functionsOf } from '../syntax/root-expressions.ts';
import { printValue } from '../values/print-value.ts';

/** An expression that was evaluated; a list of them holds inner ones before the outer one. */
export interface EvaluationStep {
  readonly node: Expression;
  readonly outcome: Outcome;
}

/** More reasons than this do not help. */
const MAX_REASONS = 5;
const MAX_EXCERPT = 60;

/** Finds, in the steps of an evaluation, those that made a condition come out as it did. */
export class Explainer {
  readonly #ruleset: Ruleset;
  readonly #steps: readonly EvaluationStep[];
  readonly #results: ReadonlySet<Expression>;

  constructor(ruleset: Ruleset, steps: readonly EvaluationStep[]) {
    this.#ruleset = ruleset;
    this.#steps = steps;
    this.#results = new Set(functionsOf(ruleset.file).map(({ result }) => result));
  }

  /** The reasons for a condition's outcome, ready to print. */
  explain(condition: Expression, outcome: Outcome): string[] {
    if (outcome instanceof Failure) {
      return [this.#describeFailure(outcome, this.#steps.length)];
    }
    const last = this.#lastStep(condition, this.#steps.length);
    return last === -1 ? [] : this.#reasons(last).slice(0, MAX_REASONS);
  }

  #reasons(index: number): string[] {
    const step = this.#steps[index];
    if (step === undefined) {
      return [];
    }
    const { node, outcome } = step;
    if (outcome instanceof Failure) {
      return [this.#describeFailure(outcome, index + 1)];
    }
    if (node.kind === 'logical' && outcome === false) {
      return this.#operandReasons(index, node.left, node.right, node.operator === '||');
    }
    const previous = this.#steps[index - 1];
    const isBranch = node.kind === 'conditional';
    const isDeclaredCall = node.kind === 'call' && previous !== undefined && this.#results.has(previous.node);
    return isBranch || isDeclaredCall ? this.#reasons(index - 1) : [this.#describe(step, index)];
  }

  /** Of a false `&&` the side that is false, of a false `||` both. */
  #operandReasons(index: number, left: Expression, right: Expression, both: boolean): string[] {
    const leftIndex = this.#lastStep(left, index);
    const rightIndex = this.#lastStep(right, index);
    const sides = rightIndex > leftIndex ? [leftIndex, rightIndex] : [leftIndex];
    const deciding = both ? sides : sides.filter((side) => this.#steps[side]?.outcome === false);
    return deciding.flatMap((side) => this.#reasons(side));
  }

  #lastStep(node: Expression, before: number): number {
    return this.#steps.slice(0, before).findLastIndex((step) => step.node === node);
  }

  #describe({ node, outcome }: EvaluationStep, index: number): string {
    const parts = childrenOf(node)
      .filter((child) => child.kind !== 'literal')
      .flatMap((child) => {
        const inner = this.#steps[this.#lastStep(child, index)];
        return inner === undefined ? [] : [`${this.#excerpt(child)} is ${printOutcome(inner.outcome)}`];
      });
    const where = parts.length > 0 ? `, where ${parts.join(' and ')}` : '';
    return `${printLocation(this.#ruleset.source, node)}\nThis is ${printOutcome(outcome)}${where}.`;
  }

  #describeFailure(failure: Failure, before: number): string {
    const failed = this.#steps
      .slice(0, before)
      .find(({ node, outcome }) => outcome === failure && node.start === failure.start);
    const place = failed?.node ?? { start: failure.start, end: failure.start + 1 };
    return `${printLocation(this.#ruleset.source, place)}\n${failure.message}`;
  }

  #excerpt({ start, end }: Expression): string {
    const text = this.#ruleset.source.text.slice(start, end);
    return text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text;
  }
}

/** An outcome as a person reads it. */
export function printOutcome(outcome: Outcome): string {
  return outcome instanceof Failure ? `an error (${outcome.message})` : printValue(outcome);
}
