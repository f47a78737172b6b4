import type { FunctionNode } from '../syntax/ast.ts';

type Calls = ReadonlyMap<FunctionNode, ReadonlySet<FunctionNode>>;

/** Which functions call which. */
export class CallGraph {
  readonly #calls = new Map<FunctionNode, Set<FunctionNode>>();
  readonly #callers = new Map<FunctionNode, Set<FunctionNode>>();
  readonly #used = new Set<FunctionNode>();

  /** Notes a call out of a function, or out of a condition when `from` is null. */
  add(from: FunctionNode | null, to: FunctionNode): void {
    this.#used.add(to);
    if (from !== null) {
      addTo(this.#calls, from, to);
      addTo(this.#callers, to, from);
    }
  }

  /** True if anything calls the function. */
  isUsed(node: FunctionNode): boolean {
    return this.#used.has(node);
  }

  /**
   * The functions of which a call can come to call them again: those that share a circle. Found in time that grows
   * with the number of calls alone, so that no text can keep the checker busy: walked from the function finished last
   * against the direction of the calls, one reaches just the functions of its own circle.
   */
  recursiveFunctions(): ReadonlySet<FunctionNode> {
    const found = new Set<FunctionNode>();
    const visited = new Set<FunctionNode>();
    const finished = [...this.#calls.keys()].flatMap((node) => walk(node, this.#calls, visited));
    const assigned = new Set<FunctionNode>();
    for (const node of finished.reverse()) {
      const circle = walk(node, this.#callers, assigned);
      if (circle.length > 1 || this.#calls.get(node)?.has(node)) {
        for (const member of circle) found.add(member);
      }
    }
    return found;
  }

  /** The longest way of calls, outermost first; only for graphs without recursion. */
  longestChain(): readonly FunctionNode[] {
    const visited = new Set<FunctionNode>();
    const longest = new Map<FunctionNode, { length: number; next: FunctionNode | undefined }>();
    let start: FunctionNode | undefined;
    // Each function comes after those it calls.
    for (const node of [...this.#calls.keys()].flatMap((each) => walk(each, this.#calls, visited))) {
      let way = { length: 1, next: undefined as FunctionNode | undefined };
      for (const called of this.#calls.get(node) ?? []) {
        const length = 1 + (longest.get(called)?.length ?? 0);
        if (length > way.length) way = { length, next: called };
      }
      longest.set(node, way);
      if (start === undefined || way.length > (longest.get(start)?.length ?? 0)) start = node;
    }
    const chain: FunctionNode[] = [];
    for (let node = start; node !== undefined; node = longest.get(node)?.next) chain.push(node);
    return chain;
  }
}

function addTo(map: Map<FunctionNode, Set<FunctionNode>>, from: FunctionNode, to: FunctionNode): void {
  const known = map.get(from) ?? new Set();
  known.add(to);
  map.set(from, known);
}

/** The functions that are reached from one and were not visited yet, each after those it leads to. */
function walk(start: FunctionNode, next: Calls, visited: Set<FunctionNode>): FunctionNode[] {
  const finished: FunctionNode[] = [];
  if (visited.has(start)) {
    return finished;
  }
  visited.add(start);
  const open = [{ node: start, rest: [...(next.get(start) ?? [])] }];
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const to = top.rest.pop();
    if (to === undefined) {
      finished.push(top.node);
      open.pop();
    } else if (!visited.has(to)) {
      visited.add(to);
      open.push({ node: to, rest: [...(next.get(to) ?? [])] });
    }
  }
  return finished;
}
