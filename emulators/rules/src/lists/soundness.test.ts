import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { FieldFilter, QueryFilter, QueryOperator } from '../requests/request.ts';
import { aDocument, aRequest, ROOT } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { firestoreRules } from '../testing/rules.ts';
import { toRulesValue } from '../testing/to-rules-value.ts';

type Scalar = number | string | null;
type Fields = Record<string, Scalar | Scalar[]>;

const FIELDS = ['a', 'b'];
const scalar: fc.Arbitrary<Scalar> = fc.constantFrom(0, 1, 2, 3, '', 'x', 'y', null);
const list = fc.array(scalar, { maxLength: 2 });
const field = fc.constantFrom(...FIELDS);
const written = scalar.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));

/** Conditions on the fields, many of which hold for absent ones. */
const atom: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), written)
    .map(([name, operator, value]) => `resource.data.${name} ${operator} ${value}`),
  fc.tuple(field, written, written).map(([name, one, two]) => `resource.data.${name} in [${one}, ${two}]`),
  fc.tuple(written, field).map(([value, name]) => `${value} in resource.data.${name}`),
  fc
    .tuple(field, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), written, written)
    .map(([name, method, one, two]) => `resource.data.${name}.${method}([${one}, ${two}])`),
  field.map((name) => `'${name}' in resource.data`),
  fc.tuple(field, written).map(([name, value]) => `resource.data.get('${name}', ${value}) == ${value}`),
  fc
    .tuple(field, fc.constantFrom('int', 'string', 'list'))
    .map(([name, type]) => `resource.data.${name} is ${type}`),
  // What is made of a field is not the field.
  fc
    .tuple(
      field,
      fc.constantFrom(
        ...['X + 1', 'X * 2', '-X', '!X', 'X.size()', 'math.abs(X)', 'string(X)', '[X]', "{'a': X}['a']"],
        ...['(X < 2)', '(X == 2)', '(1 in X)', 'X[0]', 'X[0:1]', 'X.x', '(X is int)', 'same(X)', 'kept(X)'],
      ),
      fc.constantFrom('==', '!=', '<', '<=', '>', '>='),
      fc.oneof(written, fc.constantFrom('true', 'false')),
    )
    .map(([name, made, operator, value]) => {
      return `${made.replaceAll('X', `resource.data.${name}`)} ${operator} ${value}`;
    }),
  fc.constantFrom(
    'resource == null',
    'resource.data.size() == 1',
    "id == 'd1'",
    "resource.data.keys().hasOnly(['a'])",
  ),
);

const condition = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    { arbitrary: atom, weight: 4 },
    fc.tuple(tie('node'), fc.constantFrom('&&', '||'), tie('node')).map(([a, op, b]) => `(${a} ${op} ${b})`),
    tie('node').map((inner) => `!(${inner})`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(${a} ? ${b} : true)`),
  ),
})).node;

const FUNCTIONS = 'function same(x) { return x; } function kept(x) { let y = x; return y; }';

interface Where {
  readonly name: string;
  readonly op: QueryOperator;
  readonly value: Scalar | Scalar[];
}

const comparison: fc.Arbitrary<Where> = fc.oneof(
  fc.record({
    name: field,
    op: fc.constantFrom<QueryOperator>('==', '==', '!=', 'array-contains'),
    value: scalar,
  }),
  fc.record({
    name: field,
    op: fc.constantFrom<QueryOperator>('<', '<=', '>', '>='),
    value: scalar.filter((value) => value !== null),
  }),
  fc.record({
    name: field,
    op: fc.constantFrom<QueryOperator>('in', 'not-in', 'array-contains-any'),
    value: list,
  }),
);
const query = fc.array(fc.array(comparison, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 });

function toFilter({ name, op, value }: Where): FieldFilter {
  return { kind: 'field', field: [name], op, value: toRulesValue(value) };
}

function toWhere(alternatives: readonly (readonly Where[])[]): QueryFilter {
  const filters = alternatives.map((all): QueryFilter => ({ kind: 'and', filters: all.map(toFilter) }));
  return { kind: 'or', filters };
}

/** What Firestore finds, said as simply as can be: the reference that the proofs are held against. */
function finds({ name, op, value }: Where, fields: Fields): boolean {
  const actual = fields[name];
  if (actual === undefined) {
    return false;
  }
  const elements = Array.isArray(actual) ? actual : [];
  const choices = Array.isArray(value) ? value : [value];
  const isComparable =
    typeof actual === typeof value && !Array.isArray(actual) && actual !== null && value !== null;
  switch (op) {
    case '==':
    case 'in':
      return !Array.isArray(actual) && choices.includes(actual);
    case '!=':
    case 'not-in':
      return actual !== null && (Array.isArray(actual) || !choices.includes(actual));
    case 'array-contains':
    case 'array-contains-any':
      return choices.some((choice) => elements.includes(choice));
    case '<':
      return isComparable && actual < value;
    case '<=':
      return isComparable && actual <= value;
    case '>':
      return isComparable && actual > value;
    default:
      return isComparable && actual >= value;
  }
}

const values: (Scalar | Scalar[] | undefined)[] = [
  undefined,
  0,
  1,
  2,
  3,
  '',
  'x',
  'y',
  null,
  [],
  [1],
  ['x', 2],
  [null],
];
const everyDocument: Fields[] = values.flatMap((a) =>
  values.map((b) => ({ ...(a === undefined ? {} : { a }), ...(b === undefined ? {} : { b }) })),
);

describe('a list that is allowed', () => {
  it('finds no document that the same condition would not let be read', () => {
    let allowedCount = 0;
    fc.assert(
      fc.property(condition, query, (text, alternatives) => {
        const ruleset = firestoreRules(`${FUNCTIONS} match /things/{id} { allow read: if ${text}; }`);
        const list = aRequest('', {
          method: 'list',
          path: [...ROOT, 'things'],
          query: {
            collectionGroup: false,
            collectionId: 'things',
            where: toWhere(alternatives),
            orderBy: [],
          },
        });
        if (!decide(ruleset, list, NO_DOCUMENTS).allowed) {
          return;
        }
        allowedCount += 1;
        for (const fields of everyDocument) {
          if (alternatives.some((all) => all.every((where) => finds(where, fields)))) {
            const get = aRequest('things/d2', { resource: aDocument('things/d2', fields) });
            expect(decide(ruleset, get, NO_DOCUMENTS).allowed, JSON.stringify(fields)).toBe(true);
          }
        }
      }),
      { numRuns: 3000 },
    );
    expect(allowedCount).toBeGreaterThan(100);
  });
});
