import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import { parseSync } from 'vite';
import { isForTests } from '../imports.ts';
import { repositoryFiles, textOf } from '../source-files.ts';

/** How a query narrows its collection, without its values. */
export interface QueryShape {
  filters: { field: string; op: string }[];
  orders: { field: string; descending: boolean }[];
}

/** A place in the code that asks Firestore for documents by their fields. */
export interface QuerySite {
  /** File and line, as an editor opens them. */
  place: string;
  /** The collection; undefined where the code takes any, or gets it as a parameter. */
  collection: string | undefined;
  /** The fields it filters and orders by, as far as the code names them. */
  fields: string[];
  /** All that narrows it; undefined where a part of that is seen at run time only. */
  shape: QueryShape | undefined;
}

/** A node of the syntax tree, as ESTree has it. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Sources whose queries Google runs: what is deployed. */
const SOURCES = ['functions/src/**/*.ts', 'web/src/**/*.ts', 'web/src/**/*.tsx'];
const NARROWING: ReadonlySet<string> = new Set(['where', 'orderBy']);
/** `products` of `export const products = () => collection<Product>(COLLECTIONS.products)`. */
const COLLECTION_HELPER = /(\w+) = \(\) => collection<\w+>\((?:COLLECTIONS\.(\w+)|'(\w+)')\)/g;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** What a call calls: `where` of `where(…)`, of `products().where(…)` and of `Filter.where(…)`. */
function calledName(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as Node;
  const name = (callee.type === 'MemberExpression' ? callee.property : callee) as Node;
  return name.type === 'Identifier' ? (name.name as string) : undefined;
}

const argumentsOf = (node: Node) => node.arguments as Node[];

/** The field that an argument names; undefined where that is seen at run time only. */
function fieldNamed(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node === undefined) return undefined;
  if (calledName(node) === 'documentId') return '__name__';
  if (node.type !== 'MemberExpression') return undefined;
  const [object, property] = [node.object as Node, node.property as Node];
  if (object.name !== 'DOCUMENT_NAMES') return undefined;
  return DOCUMENT_NAMES[property.name as keyof typeof DOCUMENT_NAMES];
}

/** Collections by the functions that give them. */
function collectionHelpers(files: readonly string[]): ReadonlyMap<string, string> {
  const helpers = new Map<string, string>();
  for (const file of files) {
    for (const [, helper = '', key = '', name] of textOf(file).matchAll(COLLECTION_HELPER)) {
      const collection = name ?? COLLECTIONS[key as keyof typeof COLLECTIONS];
      if (collection !== undefined) helpers.set(helper, collection);
    }
  }
  return helpers;
}

/** The one collection that an expression begins with: `products()`, `collectionOf('products')`. */
function collectionIn(node: Node, helpers: ReadonlyMap<string, string>): string | undefined {
  const name = calledName(node);
  const [first] = name === undefined ? [] : argumentsOf(node);
  if (name === 'collectionOf' && first?.type === 'Literal') return String(first.value);
  if (name !== undefined && first === undefined && helpers.has(name)) return helpers.get(name);
  for (const child of childrenOf(node)) {
    const found = collectionIn(child, helpers);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a call makes a query out of its parts, or narrows one. */
function asks(node: Node): boolean {
  const name = calledName(node);
  return (
    name !== undefined &&
    (NARROWING.has(name) || (name === 'query' && (node.callee as Node).type === 'Identifier'))
  );
}

/** Fields named within one query; undefined where nothing narrows it. */
function fieldsWithin(node: Node): string[] {
  const name = calledName(node);
  const own = name !== undefined && NARROWING.has(name) ? (fieldNamed(argumentsOf(node)[0]) ?? []) : [];
  return [...[own].flat(), ...childrenOf(node).flatMap(fieldsWithin)];
}

/** The calls that a query is made of, its collection first: those of a chain, or the arguments of `query(…)`. */
function partsOf(node: Node): Node[] {
  if (calledName(node) === 'query') return argumentsOf(node);
  const callee = node.callee as Node | undefined;
  return callee?.type === 'MemberExpression' ? [...partsOf(callee.object as Node), node] : [node];
}

const literal = (node: Node | undefined) => (node?.type === 'Literal' ? String(node.value) : undefined);

/** Adds what one call narrows to a shape. False when that is seen at run time only. */
function narrow({ filters, orders }: QueryShape, call: Node): boolean {
  const name = calledName(call);
  if (name === 'limit') return true;
  const [first, second] = name === undefined ? [] : argumentsOf(call);
  const field = fieldNamed(first);
  if (field === undefined) return false;
  const how = literal(second);
  if (name === 'whereIn') filters.push({ field, op: 'in' });
  else if (name === 'where' && how !== undefined) filters.push({ field, op: how });
  else if (name === 'orderBy' && how === undefined && second !== undefined) return false;
  else if (name === 'orderBy') orders.push({ field, descending: how === 'desc' });
  else return false;
  return true;
}

/** All that narrows the collection which a query begins with; undefined where the code there doesn't name it. */
function shapeOf(node: Node, helpers: ReadonlyMap<string, string>): QueryShape | undefined {
  const [collection, ...calls] = partsOf(node);
  const from = collection && calledName(collection);
  if (from !== 'collectionOf' && !(from !== undefined && helpers.has(from))) return undefined;
  const shape: QueryShape = { filters: [], orders: [] };
  return calls.every((call) => narrow(shape, call)) ? shape : undefined;
}

/** The outermost calls that ask, below a node: chains and `query(…)` whole. */
function outermost(node: Node): Node[] {
  if (asks(node)) return [node];
  // `products().where(…).limit(1).get()` is one query, though it ends with a call that narrows nothing.
  return childrenOf(node).flatMap(outermost);
}

/** The calls below a node whose query is kept in a `let`: it is narrowed further on. */
function begun(node: Node): Node[] {
  if (node.type === 'VariableDeclaration' && node.kind === 'let') return outermost(node);
  return childrenOf(node).flatMap(begun);
}

/** Every place in what is deployed that filters or orders by a field it names. */
export function querySites(): QuerySite[] {
  const files = repositoryFiles(...SOURCES).filter((file) => !isForTests(file));
  const helpers = collectionHelpers(files);
  return files.flatMap((file) => {
    const text = textOf(file);
    if (!/\b(where|orderBy)\(/.test(text)) return [];
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
    const tree = program as unknown as Node;
    const unfinished = new Set(begun(tree));
    return outermost(tree).flatMap((node) => {
      const fields = [...new Set(fieldsWithin(node))].sort();
      if (fields.length === 0) return [];
      const line = text.slice(0, node.start).split('\n').length;
      return [
        {
          place: `${file}:${line}`,
          collection: collectionIn(node, helpers),
          fields,
          shape: unfinished.has(node) ? undefined : shapeOf(node, helpers),
        },
      ];
    });
  });
}
