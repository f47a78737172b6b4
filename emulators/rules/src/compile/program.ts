import type { CompiledAllow, CompiledMatch } from '../evaluate/compiled-match.ts';
import type { Evaluator } from '../evaluate/evaluator.ts';
import { PathPattern } from '../evaluate/path-pattern.ts';
import type { Site } from '../evaluate/step-log.ts';
import { type Outcome, wrongArgumentCount } from '../outcomes/failure.ts';
import { methodsOf } from '../requests/methods-of.ts';
import type { RulesService } from '../requests/request.ts';
import type {
  AllowNode,
  CallNode,
  Expression,
  FileNode,
  FunctionNode,
  MatchNode,
  MatchSegmentNode,
} from '../syntax/ast.ts';
import { compileBuiltInCall, compileMethodCall } from './compile-call.ts';
import { type CallExpression, compileExpression, type ExpressionContext } from './compile-expression.ts';
import { costOf, costOfLeaf } from './expression-cost.ts';
import { type DeclaredFunction, Scope } from './scope.ts';

interface CompiledFunction {
  readonly lets: Evaluator[];
  body: Evaluator;
  /** What its `let`s, and a result that is a mere name or constant, count. */
  readonly cost: number;
}

/** Compiles a service's matches. With `isObserved`, evaluations can be watched expression by expression. */
export function compileProgram(file: FileNode, service: RulesService, isObserved: boolean): CompiledMatch[] {
  return new ProgramCompiler(file, service, isObserved).compile();
}

class ProgramCompiler implements ExpressionContext {
  readonly isObserved: boolean;
  readonly #file: FileNode;
  readonly #service: RulesService;
  readonly #functions = new Map<FunctionNode, CompiledFunction>();
  readonly #matches: CompiledMatch[] = [];
  readonly #sites = new Map<Expression, Site>();

  constructor(file: FileNode, service: RulesService, isObserved: boolean) {
    this.#file = file;
    this.#service = service;
    this.isObserved = isObserved;
  }

  compile(): CompiledMatch[] {
    const fileScope = new Scope(null, this.#file.functions);
    for (const service of this.#file.services) {
      if (service.name.name === this.#service) {
        const scope = new Scope(fileScope, service.functions);
        for (const match of service.matches) {
          this.#compileMatch(match, [], scope);
        }
      }
    }
    return this.#matches;
  }

  #compileMatch(match: MatchNode, outer: readonly MatchSegmentNode[], outerScope: Scope): void {
    const path = [...outer, ...match.path];
    const scope = new Scope(outerScope, match.functions, match);
    if (match.allows.length > 0) {
      this.#matches.push({
        pattern: new PathPattern(path, this.#file.version),
        allows: match.allows.map((allow) => this.#compileAllow(allow, scope)),
      });
    }
    for (const inner of match.matches) {
      this.#compileMatch(inner, path, scope);
    }
  }

  #compileAllow(node: AllowNode, scope: Scope): CompiledAllow {
    const methods = new Set(node.methods.flatMap(({ name }) => methodsOf(name) ?? []));
    return { node, methods, condition: this.#compileRoot(node.condition, scope) };
  }

  #compileRoot(node: Expression | null, scope: Scope): Evaluator {
    if (node === null) return () => true;
    const evaluate = compileExpression(node, scope, this);
    const cost = costOfLeaf(node);
    return (evaluation, locals) => {
      evaluation.count(cost, node.start);
      return evaluate(evaluation, locals);
    };
  }

  siteOf(node: Expression): Site {
    const known = this.#sites.get(node);
    if (known !== undefined) {
      return known;
    }
    const site = { node, index: this.#sites.size };
    this.#sites.set(node, site);
    return site;
  }

  compileCall(node: CallExpression, scope: Scope): Evaluator {
    const args = node.args.map((arg) => compileExpression(arg, scope, this));
    if (node.kind === 'method-call') {
      const object = compileExpression(node.object, scope, this);
      return compileMethodCall(node, object, args, this.#service, scope);
    }
    const declared = scope.findFunction(node.name);
    return declared === undefined
      ? compileBuiltInCall(node, args, this.#service)
      : this.#compileDeclaredCall(declared, args, node);
  }

  /** Arguments and `let` values are evaluated once and first; an error of one is met where its name is used. */
  #compileDeclaredCall(declared: DeclaredFunction, args: readonly Evaluator[], node: CallNode): Evaluator {
    const names = declared.node.parameters.map(({ name }) => name);
    if (args.length !== names.length) {
      const failure = wrongArgumentCount(args.length, `${node.name}(${names.join(', ')})`, node.start);
      return () => failure;
    }
    const compiled = this.#compileFunction(declared);
    const cost = costOf(node) + compiled.cost;
    return (evaluation, locals) => {
      evaluation.count(cost, node.start);
      const frame: Outcome[] = [];
      for (const arg of args) frame.push(arg(evaluation, locals));
      for (const value of compiled.lets) frame.push(value(evaluation, frame));
      return compiled.body(evaluation, frame);
    };
  }

  #compileFunction({ node, scope: outer }: DeclaredFunction): CompiledFunction {
    const known = this.#functions.get(node);
    if (known !== undefined) {
      return known;
    }
    const cost =
      costOfLeaf(node.result) + node.lets.reduce((total, { value }) => total + 1 + costOfLeaf(value), 0);
    const compiled: CompiledFunction = { lets: [], body: () => null, cost };
    this.#functions.set(node, compiled);
    const scope = new Scope(outer, []);
    for (const { name } of node.parameters) {
      scope.addLocal(name);
    }
    for (const { name, value } of node.lets) {
      compiled.lets.push(compileExpression(value, scope, this));
      scope.addLocal(name.name);
    }
    compiled.body = compileExpression(node.result, scope, this);
    return compiled;
  }
}
