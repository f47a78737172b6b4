import { namespaceOf } from '../compile/compile-call.ts';
import type { DeclaredFunction, Scope } from '../compile/scope.ts';
import { compilePattern } from '../evaluate/pattern.ts';
import { casts } from '../functions/casts.ts';
import { documentFunctions } from '../functions/document-functions.ts';
import { NAMESPACES } from '../functions/namespaces.ts';
import type { RulesService } from '../requests/request.ts';
import { type CallNode, childrenOf, type Expression, type MethodCallNode } from '../syntax/ast.ts';
import type { IssueList } from './issue-list.ts';

/** Methods whose first argument is a regular expression. */
const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

/** Looks at the names, calls and patterns of expressions, and notes which functions call which. */
export class ExpressionChecker {
  readonly #service: RulesService;
  readonly #issues: IssueList;
  readonly #onCall: (called: DeclaredFunction) => void;

  constructor(service: RulesService, issues: IssueList, onCall: (called: DeclaredFunction) => void) {
    this.#service = service;
    this.#issues = issues;
    this.#onCall = onCall;
  }

  /** Checks an expression and all inside it. */
  check(node: Expression, scope: Scope): void {
    switch (node.kind) {
      case 'variable':
        this.#checkVariable(node.name, node, scope);
        break;
      case 'call':
        this.#checkCall(node, scope);
        break;
      case 'method-call':
        this.#checkMethodCall(node, scope);
        break;
      default:
        break;
    }
    for (const child of childrenOf(node)) {
      const isNamespace =
        node.kind === 'method-call' && child === node.object && namespaceOf(child, scope) !== null;
      if (!isNamespace) {
        this.check(child, scope);
      }
    }
  }

  #checkVariable(name: string, node: Expression, scope: Scope): void {
    if (scope.findVariable(name) === undefined && name !== 'request' && name !== 'resource') {
      this.#issues.warn(node, `Invalid variable name: ${name}.`);
    }
  }

  #checkCall(node: CallNode, scope: Scope): void {
    const { name, args } = node;
    const declared = scope.findFunction(name);
    if (declared !== undefined) {
      this.#onCall(declared);
      const expected = declared.node.parameters.length;
      if (args.length !== expected) {
        this.#issues.warn(
          node,
          `Function ${name} takes ${expected} arguments, but ${args.length} are given.`,
        );
      }
      return;
    }
    if (name !== 'debug' && !casts.has(name) && !documentFunctions(this.#service).has(name)) {
      this.#issues.warn(node, `Invalid function name: ${name}.`);
    }
  }

  #checkMethodCall(node: MethodCallNode, scope: Scope): void {
    const namespace = namespaceOf(node.object, scope);
    if (namespace !== null) {
      const fullName = `${namespace}.${node.name}`;
      const isKnown =
        NAMESPACES.get(namespace)?.has(node.name) ?? documentFunctions(this.#service).has(fullName);
      if (!isKnown) {
        this.#issues.warn(node, `Invalid function name: ${fullName}.`);
      }
      return;
    }
    const [pattern] = node.args;
    if (PATTERN_METHODS.has(node.name) && pattern?.kind === 'literal' && typeof pattern.value === 'string') {
      if (compilePattern(pattern.value) === null) {
        this.#issues.error(pattern, `Invalid regular expression pattern. Pattern: ${pattern.value}.`);
      }
    }
  }
}
