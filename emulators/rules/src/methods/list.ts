import { toText } from '../functions/casts.ts';
import type { Outcome } from '../outcomes/failure.ts';
import { elementEquals } from '../values/equality.ts';
import { rulesSet } from '../values/rules-set.ts';
import { isList } from '../values/type-name.ts';
import type { RulesList, RulesValue } from '../values/value.ts';
import { getter, type Method, type MethodTable, unary } from './method.ts';

/** The methods of lists; the lists they take as arguments may not be sets. */
export const listMethods: MethodTable<RulesList> = new Map([
  ['size', getter((self: RulesList) => BigInt(self.length))],
  ['toSet', getter((self: RulesList) => rulesSet(self))],
  ['concat', withList((self, other) => [...self, ...other])],
  ['hasAll', withList((self, other) => other.every((element) => contains(self, element)))],
  ['hasAny', withList((self, other) => other.some((element) => contains(self, element)))],
  ['hasOnly', withList((self, other) => self.every((element) => contains(other, element)))],
  ['removeAll', withList((self, other) => self.filter((element) => !contains(other, element)))],
  ['join', unary<RulesList>('string', join)],
]);

function withList(apply: (self: RulesList, other: RulesList) => RulesValue): Method<RulesList> {
  return unary<RulesList>('list', (self, other) => (isList(other) ? apply(self, other) : undefined));
}

function contains(list: RulesList, element: RulesValue): boolean {
  return typeof element === 'string'
    ? list.includes(element)
    : list.some((other) => elementEquals(element, other));
}

function join(self: RulesList, separator: RulesValue, start: number): Outcome | undefined {
  if (typeof separator !== 'string') {
    return undefined;
  }
  const texts: string[] = [];
  for (const element of self) {
    const text = toText(element, start);
    if (typeof text !== 'string') {
      return text;
    }
    texts.push(text);
  }
  return texts.join(separator);
}
