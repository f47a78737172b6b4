import { Scope } from '../compile/scope.ts';
import {
  MAX_CALL_DEPTH,
  MAX_LETS,
  MAX_PARAMETERS,
  MAX_PATH_SEGMENTS,
  MAX_WILDCARDS,
} from '../evaluate/limits.ts';
import { NAMESPACES } from '../functions/namespaces.ts';
import { methodsOf } from '../requests/methods-of.ts';
import type { RulesService } from '../requests/request.ts';
import type {
  AllowNode,
  FileNode,
  FunctionNode,
  MatchNode,
  MatchSegmentNode,
  NameNode,
} from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import { CallGraph } from './call-graph.ts';
import { ExpressionChecker } from './check-expression.ts';
import { IssueList } from './issue-list.ts';
import type { RulesIssue } from './rules-issue.ts';

/** What is wrong or doubtful in a file that was read without a syntax error. */
export function checkRules(file: FileNode, source: Source, service: RulesService): RulesIssue[] {
  return new RulesChecker(file, source, service).check();
}

class RulesChecker {
  readonly #file: FileNode;
  readonly #service: RulesService;
  readonly #issues: IssueList;
  readonly #calls = new CallGraph();
  readonly #declared: FunctionNode[] = [];
  readonly #expressions: ExpressionChecker;
  /** The function whose body is being checked; null in a condition. */
  #caller: FunctionNode | null = null;

  constructor(file: FileNode, source: Source, service: RulesService) {
    this.#file = file;
    this.#service = service;
    this.#issues = new IssueList(source);
    this.#expressions = new ExpressionChecker(service, this.#issues, ({ node }) =>
      this.#calls.add(this.#caller, node),
    );
  }

  check(): RulesIssue[] {
    const scope = new Scope(null, this.#file.functions);
    this.#checkFunctions(this.#file.functions, scope);
    const services = this.#file.services.filter(({ name }) => name.name === this.#service);
    if (services.length === 0) {
      const [other] = this.#file.services;
      this.#issues.error(
        { start: other?.name.start ?? 0 },
        `Missing 'service ${this.#service}' declaration.`,
      );
    }
    for (const service of services) {
      const serviceScope = new Scope(scope, service.functions);
      this.#checkFunctions(service.functions, serviceScope);
      for (const match of service.matches) {
        this.#checkMatch(match, [], serviceScope);
      }
    }
    this.#checkCalls();
    return this.#issues.issues;
  }

  #checkMatch(match: MatchNode, outer: readonly MatchSegmentNode[], outerScope: Scope): void {
    const path = [...outer, ...match.path];
    this.#checkWildcards(match, outer, outerScope);
    this.#checkPathLimits(match, path);
    const scope = new Scope(outerScope, match.functions, match);
    this.#checkFunctions(match.functions, scope);
    for (const allow of match.allows) {
      this.#checkAllow(allow, scope);
    }
    for (const inner of match.matches) {
      this.#checkMatch(inner, path, scope);
    }
  }

  #checkWildcards(match: MatchNode, outer: readonly MatchSegmentNode[], outerScope: Scope): void {
    const seen = new Set<string>();
    let hasRecursive = outer.some(({ kind }) => kind === 'recursive');
    for (const segment of match.path) {
      if (hasRecursive && (segment.kind === 'recursive' || this.#file.version === 1)) {
        this.#issues.error(
          segment,
          segment.kind === 'recursive'
            ? 'A path may have only one recursive wildcard.'
            : "Nothing may follow a recursive wildcard in rules_version '1'.",
        );
      }
      hasRecursive ||= segment.kind === 'recursive';
      if (segment.kind !== 'literal') {
        this.#checkNewVariable({ ...segment, name: segment.text }, seen, outerScope);
      }
    }
  }

  /** Goes by the first segment that is too much, so that the matches inside say nothing more. */
  #checkPathLimits(match: MatchNode, path: readonly MatchSegmentNode[]): void {
    const limits = [
      { segments: path, max: MAX_PATH_SEGMENTS, what: 'segments' },
      { segments: path.filter(({ kind }) => kind !== 'literal'), max: MAX_WILDCARDS, what: 'wildcards' },
    ];
    for (const { segments, max, what } of limits) {
      const extra = segments[max];
      if (extra !== undefined && match.path.includes(extra)) {
        this.#issues.error(extra, `The path of nested matches may have at most ${max} ${what}.`);
      }
    }
  }

  #checkAllow(allow: AllowNode, scope: Scope): void {
    for (const method of allow.methods) {
      if (methodsOf(method.name) === undefined) {
        this.#issues.warn(
          method,
          `Invalid method '${method.name}': it is one of read, write, get, list, create, update, delete.`,
        );
      }
    }
    if (allow.condition !== null) {
      this.#expressions.check(allow.condition, scope);
    }
  }

  #checkFunctions(functions: readonly FunctionNode[], scope: Scope): void {
    const seen = new Set<string>();
    for (const node of functions) {
      const { name } = node.name;
      this.#declared.push(node);
      if (seen.has(name)) {
        this.#issues.error(node.name, `Function ${name} is already defined.`);
      } else if (scope.parent?.findFunction(name) !== undefined) {
        this.#issues.warn(node.name, `Function ${name} shadows one of the same name outside.`);
      }
      seen.add(name);
      this.#caller = node;
      this.#checkFunction(node, scope);
      this.#caller = null;
    }
  }

  #checkFunction(node: FunctionNode, outerScope: Scope): void {
    const scope = new Scope(outerScope, []);
    const seen = new Set<string>();
    if (node.parameters.length > MAX_PARAMETERS) {
      this.#issues.error(
        node.name,
        `Maximum allowed function arguments of ${MAX_PARAMETERS} for function ${node.name.name} is reached.`,
      );
    }
    const extra = node.lets[MAX_LETS];
    if (extra !== undefined) {
      this.#issues.error(
        extra,
        `Maximum allowed variable count of ${MAX_LETS} for a given function has been reached.`,
      );
    }
    for (const parameter of node.parameters) {
      this.#checkNewVariable(parameter, seen, outerScope);
      scope.addLocal(parameter.name);
    }
    for (const { name, value } of node.lets) {
      this.#expressions.check(value, scope);
      this.#checkNewVariable(name, seen, outerScope);
      scope.addLocal(name.name);
    }
    this.#expressions.check(node.result, scope);
  }

  /** A name given twice at one place is an error, one that hides an outer one a warning. */
  #checkNewVariable(name: NameNode, seen: Set<string>, outerScope: Scope): void {
    if (NAMESPACES.has(name.name)) {
      this.#issues.error(name, `${name.name} is a package and cannot be used as variable name.`);
    } else if (seen.has(name.name)) {
      this.#issues.error(name, `Variable ${name.name} is already defined.`);
    } else if (
      outerScope.findVariable(name.name) !== undefined ||
      ['request', 'resource'].includes(name.name)
    ) {
      this.#issues.warn(name, `Variable ${name.name} shadows one of the same name outside.`);
    }
    seen.add(name.name);
  }

  /** Calls can only go as deep as the text says, so that requests need not look. */
  #checkCallDepth(): void {
    const chain = this.#calls.longestChain();
    const beyond = chain[MAX_CALL_DEPTH + 1];
    if (beyond !== undefined) {
      const names = chain.slice(0, MAX_CALL_DEPTH + 1).map(({ name }) => name.name);
      this.#issues.error(
        beyond.name,
        `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${names.join('->')}] call stack.`,
      );
    }
  }

  #checkCalls(): void {
    const recursive = this.#calls.recursiveFunctions();
    if (recursive.size === 0) {
      this.#checkCallDepth();
    }
    for (const node of this.#declared) {
      if (recursive.has(node)) {
        this.#issues.error(node.name, `Recursive call is not allowed: ${node.name.name} calls itself.`);
      } else if (!this.#calls.isUsed(node)) {
        this.#issues.warn(node.name, `Unused function: ${node.name.name}.`);
      }
    }
  }
}
