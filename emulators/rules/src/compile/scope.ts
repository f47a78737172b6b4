import type { FunctionNode, MatchNode } from '../syntax/ast.ts';

/** Where a variable's value is found when a condition is evaluated. */
export interface VariableSlot {
  readonly kind: 'wildcard' | 'local';
  readonly index: number;
}

/** A function with the scope it was written in. */
export interface DeclaredFunction {
  readonly node: FunctionNode;
  readonly scope: Scope;
}

/** The names that can be used at a place of rules text: inner ones hide outer ones. */
export class Scope {
  readonly parent: Scope | null;
  readonly functions = new Map<string, DeclaredFunction>();
  readonly variables = new Map<string, VariableSlot>();
  /** The number of wildcards in this and all outer matches. */
  readonly wildcardCount: number;

  constructor(parent: Scope | null, functions: readonly FunctionNode[], match?: MatchNode) {
    this.parent = parent;
    for (const node of functions) {
      this.functions.set(node.name.name, { node, scope: this });
    }
    let count = parent?.wildcardCount ?? 0;
    for (const segment of match?.path ?? []) {
      if (segment.kind !== 'literal') {
        this.variables.set(segment.text, { kind: 'wildcard', index: count });
        count += 1;
      }
    }
    this.wildcardCount = count;
  }

  /** The function of this name that can be seen from here. */
  findFunction(name: string): DeclaredFunction | undefined {
    return this.functions.get(name) ?? this.parent?.findFunction(name);
  }

  /** Makes the next parameter or `let` of a function known. */
  addLocal(name: string): void {
    this.variables.set(name, { kind: 'local', index: this.variables.size });
  }

  /** The parameter, `let` or wildcard of this name that can be seen from here. */
  findVariable(name: string): VariableSlot | undefined {
    return this.variables.get(name) ?? this.parent?.findVariable(name);
  }
}
