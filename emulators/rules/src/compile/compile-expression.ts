import type { Evaluator } from '../evaluate/evaluator.ts';
import { negate } from '../evaluate/operators.ts';
import type { Site } from '../evaluate/step-log.ts';
import { toText } from '../functions/casts.ts';
import { Failure, type Outcome, unsupported } from '../outcomes/failure.ts';
import { propagate } from '../outcomes/unknown.ts';
import type { Expression, MapNode, PathNode, SliceNode, UnaryNode } from '../syntax/ast.ts';
import { RulesPath } from '../values/path.ts';
import { isOfType, typeName } from '../values/type-name.ts';
import type { RulesValue } from '../values/value.ts';
import { readIndex, readProperty, readSlice } from './access.ts';
import { compileBinary } from './comparison.ts';
import { constantOf } from './constant.ts';
import { costOf } from './expression-cost.ts';
import { compileConditional, compileLogical, compileNot } from './logic.ts';
import type { Scope } from './scope.ts';

/** What compiling an expression needs from the program it belongs to. */
export interface ExpressionContext {
  /** True if outcomes are to be noted in the evaluation's log of steps. */
  readonly isObserved: boolean;
  /** The expression with its number among those of the program. */
  siteOf(node: Expression): Site;
  /** Compiles `name(args)` and `object.name(args)`. */
  compileCall(node: CallExpression, scope: Scope): Evaluator;
}

/** An expression that calls something. */
export type CallExpression = Extract<Expression, { kind: 'call' | 'method-call' }>;

/** Compiles an expression to a function, once, so that requests need not walk the tree. */
export function compileExpression(node: Expression, scope: Scope, context: ExpressionContext): Evaluator {
  const evaluate = compileNode(node, scope, context);
  if (!context.isObserved) {
    return evaluate;
  }
  const site = context.siteOf(node);
  return (evaluation, locals) => {
    const outcome = evaluate(evaluation, locals);
    evaluation.steps?.add(site, outcome);
    return outcome;
  };
}

function compileNode(node: Expression, scope: Scope, context: ExpressionContext): Evaluator {
  const constant = constantOf(node);
  if (constant !== undefined) {
    return () => constant;
  }
  const compile = (inner: Expression): Evaluator => compileExpression(inner, scope, context);
  const { start } = node;
  const cost = costOf(node);
  switch (node.kind) {
    case 'variable':
      return compileVariable(node.name, start, scope);
    case 'member': {
      const object = compile(node.object);
      const { name } = node;
      return (evaluation, locals) => {
        evaluation.count(cost, start);
        return readProperty(object(evaluation, locals), name, start);
      };
    }
    case 'index':
      return compileIndex(compile(node.object), compile(node.index), cost, start);
    case 'slice':
      return compileSlice(node, compile, cost);
    case 'logical':
      return compileLogical(node, compile(node.left), compile(node.right));
    case 'binary':
      return compileBinary(node, compile(node.left), compile(node.right));
    case 'conditional':
      return compileConditional(
        node,
        compile(node.condition),
        compile(node.whenTrue),
        compile(node.whenFalse),
      );
    case 'unary':
      return compileUnary(node, compile(node.operand), cost);
    case 'type-test':
      return compileTypeTest(compile(node.operand), node.type, cost, start);
    case 'path':
      return compilePath(node, compile);
    case 'list':
      return compileList(node.elements.map(compile), cost, start);
    case 'map':
      return compileMap(node, compile);
    case 'call':
    case 'method-call':
      return context.compileCall(node, scope);
    default:
      throw new Error(`No value for ${node.kind}.`);
  }
}

function compileVariable(name: string, start: number, scope: Scope): Evaluator {
  const slot = scope.findVariable(name);
  const missing = new Failure(`Variable not found error: Name: [${name}].`, start);
  if (slot?.kind === 'local') {
    return (_evaluation, locals) => orMissing(locals[slot.index], missing);
  }
  if (slot?.kind === 'wildcard') {
    return ({ wildcards }) => orMissing(wildcards[slot.index], missing);
  }
  switch (name) {
    case 'request':
      return ({ request }) => request;
    case 'resource':
      return ({ resource }) => resource;
    default:
      return () => missing;
  }
}

/** Null is a value, so `??` would not do. */
function orMissing(outcome: Outcome | undefined, missing: Failure): Outcome {
  return outcome === undefined ? missing : outcome;
}

function compileIndex(object: Evaluator, index: Evaluator, cost: number, start: number): Evaluator {
  return (evaluation, locals) => {
    evaluation.count(cost, start);
    const container = object(evaluation, locals);
    const at = index(evaluation, locals);
    return at instanceof Failure ? propagate(at) : readIndex(container, at, start);
  };
}

function compileSlice(node: SliceNode, compile: (inner: Expression) => Evaluator, cost: number): Evaluator {
  const { start } = node;
  const object = compile(node.object);
  const from = compile(node.from);
  const to = compile(node.to);
  return (evaluation, locals) => {
    evaluation.count(cost, start);
    const container = object(evaluation, locals);
    const first = from(evaluation, locals);
    const last = to(evaluation, locals);
    if (container instanceof Failure) {
      return propagate(container);
    }
    if (first instanceof Failure) {
      return propagate(first);
    }
    return last instanceof Failure ? propagate(last) : readSlice(container, first, last, start);
  };
}

function compileUnary(node: UnaryNode, operand: Evaluator, cost: number): Evaluator {
  if (node.operator === '!') {
    return compileNot(node.operand, operand, cost);
  }
  return (evaluation, locals) => {
    evaluation.count(cost, node.start);
    const value = operand(evaluation, locals);
    return value instanceof Failure ? propagate(value) : negate(value, node.start);
  };
}

function compileTypeTest(operand: Evaluator, type: string, cost: number, start: number): Evaluator {
  return (evaluation, locals) => {
    evaluation.count(cost, start);
    const value = operand(evaluation, locals);
    return value instanceof Failure ? propagate(value) : isOfType(value, type);
  };
}

function compileList(elements: readonly Evaluator[], cost: number, start: number): Evaluator {
  return (evaluation, locals) => {
    evaluation.count(cost, start);
    const values: RulesValue[] = [];
    for (const element of elements) {
      const value = element(evaluation, locals);
      if (value instanceof Failure) {
        return propagate(value);
      }
      values.push(value);
    }
    return values;
  };
}

function compileMap(node: MapNode, compile: (inner: Expression) => Evaluator): Evaluator {
  const entries = node.entries.map(({ key, value }) => ({
    key: compile(key),
    value: compile(value),
    start: key.start,
  }));
  const cost = costOf(node);
  return (evaluation, locals) => {
    evaluation.count(cost, node.start);
    const map = new Map<string, RulesValue>();
    for (const entry of entries) {
      const key = entry.key(evaluation, locals);
      const value = entry.value(evaluation, locals);
      if (key instanceof Failure) {
        return propagate(key);
      }
      if (value instanceof Failure) {
        return propagate(value);
      }
      if (typeof key !== 'string') {
        return unsupported(`{${typeName(key)}: any}`, '{string: any}', entry.start);
      }
      map.set(key, value);
    }
    return map;
  };
}

function compilePath(node: PathNode, compile: (inner: Expression) => Evaluator): Evaluator {
  const parts = node.segments.map((segment) => (typeof segment === 'string' ? segment : compile(segment)));
  const cost = costOf(node);
  return (evaluation, locals) => {
    evaluation.count(cost, node.start);
    const segments: string[] = [];
    for (const part of parts) {
      const value = typeof part === 'string' ? part : part(evaluation, locals);
      if (value instanceof RulesPath) {
        segments.push(...value.segments);
        continue;
      }
      const text = value instanceof Failure ? propagate(value) : toText(value, node.start);
      if (typeof text !== 'string') {
        return text;
      }
      segments.push(text);
    }
    return new RulesPath(segments);
  };
}
