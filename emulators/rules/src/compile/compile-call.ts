import type { Evaluation } from '../evaluate/evaluation.ts';
import type { Evaluator } from '../evaluate/evaluator.ts';
import { casts } from '../functions/casts.ts';
import { documentFunctions } from '../functions/document-functions.ts';
import type { NamespaceFunction } from '../functions/namespace.ts';
import { applyFunction, NAMESPACES } from '../functions/namespaces.ts';
import { callMethod } from '../methods/call-method.ts';
import { Failure, type Outcome } from '../outcomes/failure.ts';
import { propagate, Unknown } from '../outcomes/unknown.ts';
import type { RulesService } from '../requests/request.ts';
import type { CallNode, Expression, MethodCallNode } from '../syntax/ast.ts';
import { printValue } from '../values/print-value.ts';
import type { RulesValue } from '../values/value.ts';
import { costOf, costOfLeaf } from './expression-cost.ts';
import type { Scope } from './scope.ts';

/** Compiles a call of a function of the language, such as `exists(path)` or `debug(x)`. */
export function compileBuiltInCall(
  node: CallNode,
  args: readonly Evaluator[],
  service: RulesService,
): Evaluator {
  const { name, start } = node;
  const cost = costOf(node);
  const readDocument = compileRead(name, args, service, cost, start);
  if (readDocument !== null) {
    return readDocument;
  }
  const [debugged] = args;
  if (name === 'debug' && debugged !== undefined && args.length === 1) {
    return (evaluation, locals) => {
      evaluation.count(cost, start);
      const outcome = debugged(evaluation, locals);
      evaluation.print(outcome instanceof Failure ? outcome.message : printValue(outcome));
      return outcome;
    };
  }
  return compileFunction(casts.get(name), name, args, cost, start);
}

/** Compiles `object.name(args)`, where `object` may also be the name of a namespace. */
export function compileMethodCall(
  node: MethodCallNode,
  object: Evaluator,
  args: readonly Evaluator[],
  service: RulesService,
  scope: Scope,
): Evaluator {
  const { name, start, nameStart } = node;
  const namespace = namespaceOf(node.object, scope);
  if (namespace !== null) {
    const fullName = `${namespace}.${name}`;
    const definition = NAMESPACES.get(namespace)?.get(name);
    const cost = costOf(node) - costOfLeaf(node.object);
    return (
      compileRead(fullName, args, service, cost, start) ??
      compileFunction(definition, fullName, args, cost, start)
    );
  }
  const cost = costOf(node);
  return (evaluation, locals) => {
    evaluation.count(cost, start);
    const self = object(evaluation, locals);
    if (self instanceof Failure && !(self instanceof Unknown)) {
      return self;
    }
    const values = evaluateAll(args, evaluation, locals);
    return values instanceof Failure ? values : call(self, name, values, nameStart);
  };
}

/** The namespace an expression names, or null if it has a value. */
export function namespaceOf(node: Expression, scope: Scope): string | null {
  if (node.kind !== 'variable' || scope.findVariable(node.name) !== undefined) {
    return null;
  }
  return NAMESPACES.has(node.name) || node.name === 'firestore' ? node.name : null;
}

function call(self: Outcome, name: string, args: readonly RulesValue[], start: number): Outcome {
  if (self instanceof Failure) {
    const outcome = self instanceof Unknown ? self.callMethod(name, args) : self;
    return outcome instanceof Failure ? propagate(outcome) : outcome;
  }
  return callMethod(self, name, args, start);
}

function compileFunction(
  definition: NamespaceFunction | undefined,
  fullName: string,
  args: readonly Evaluator[],
  cost: number,
  start: number,
): Evaluator {
  return (evaluation, locals) => {
    evaluation.count(cost, start);
    const values = evaluateAll(args, evaluation, locals);
    return values instanceof Failure ? values : applyFunction(definition, fullName, values, start);
  };
}

/** Null if it is no function that reads a document. */
function compileRead(
  fullName: string,
  args: readonly Evaluator[],
  service: RulesService,
  cost: number,
  start: number,
): Evaluator | null {
  const read = documentFunctions(service).get(fullName);
  const [path] = args;
  if (read === undefined || path === undefined || args.length !== 1) {
    return null;
  }
  return (evaluation, locals) => {
    evaluation.count(cost, start);
    const value = path(evaluation, locals);
    return value instanceof Failure ? propagate(value) : read(evaluation.documents, value, start);
  };
}

const NO_VALUES: readonly RulesValue[] = [];

/** The values of all arguments, or the first failure; one that knows nothing comes after others. */
function evaluateAll(
  args: readonly Evaluator[],
  evaluation: Evaluation,
  locals: readonly Outcome[],
): readonly RulesValue[] | Failure {
  if (args.length === 0) {
    return NO_VALUES;
  }
  const values: RulesValue[] = [];
  let failure: Failure | null = null;
  for (const arg of args) {
    const outcome = arg(evaluation, locals);
    if (!(outcome instanceof Failure)) {
      values.push(outcome);
    } else if (failure === null || (failure instanceof Unknown && !(outcome instanceof Unknown))) {
      failure = outcome;
    }
  }
  return failure === null ? values : propagate(failure);
}
