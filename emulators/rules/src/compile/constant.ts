import type { Expression } from '../syntax/ast.ts';
import { RulesBytes } from '../values/bytes.ts';
import { RulesFloat } from '../values/float.ts';
import type { RulesValue } from '../values/value.ts';

/** The value of an expression that is the same for every request; undefined for others. */
export function constantOf(node: Expression): RulesValue | undefined {
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'number' ? new RulesFloat(node.value) : node.value;
    case 'bytes':
      return new RulesBytes(new TextEncoder().encode(node.text));
    case 'list':
      return constantList(node.elements);
    default:
      return undefined;
  }
}

function constantList(elements: readonly Expression[]): RulesValue | undefined {
  const values: RulesValue[] = [];
  for (const element of elements) {
    const value = constantOf(element);
    if (value === undefined) {
      return undefined;
    }
    values.push(value);
  }
  return values;
}
