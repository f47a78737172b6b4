import type { FunctionNode } from '../ast.ts';

/** Which functions call which. */
export class CallGraph {
  readonly #calls = new Map<FunctionNode, Set<FunctionNode>>();
  readonly #used = new Set<FunctionNode>();

  /** Notes a call out of a function, or out of a condition when `from` is null. */
  add(from: FunctionNode | null, to: FunctionNode): void {
    this.#used.add(to);
    if (from !== null) {
      const called = this.#calls.get(from) ?? new Set();
      called.add(to);
      this.#calls.set(from, called);
    }
  }

  /** True if anything calls the function. */
  isUsed(node: FunctionNode): boolean {
    return this.#used.has(node);
  }

  /** True if a call of the function can come to call it again. */
  isRecursive(node: FunctionNode): boolean {
    const seen = new Set<FunctionNode>();
    const open = [...(this.#calls.get(node) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === node) {
        return true;
      }
      if (!seen.has(next)) {
        seen.add(next);
        open.push(...(this.#calls.get(next) ?? []));
      }
    }
    return false;
  }
}
