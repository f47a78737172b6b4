import { rulesSet } from '../values/rules-set.ts';
import { isList } from '../values/type-name.ts';
import { RulesSet, type RulesValue } from '../values/value.ts';
import { getter, type Method, type MethodTable, unary } from './method.ts';

/** The methods of sets. */
export const setMethods: MethodTable<RulesSet> = new Map([
  ['size', getter((self: RulesSet) => BigInt(self.elements.size))],
  ['hasAll', withSetOrList((self, other) => keysOf(other).every((key) => self.elements.has(key)))],
  ['hasAny', withSetOrList((self, other) => keysOf(other).some((key) => self.elements.has(key)))],
  ['hasOnly', withSetOrList((self, other) => keysOf(self).every((key) => other.elements.has(key)))],
  ['union', withSet((self, other) => new RulesSet(new Map([...self.elements, ...other.elements])))],
  ['intersection', withSet((self, other) => pick(self, (key) => other.elements.has(key)))],
  ['difference', withSet((self, other) => pick(self, (key) => !other.elements.has(key)))],
]);

type Combine = (self: RulesSet, other: RulesSet) => RulesValue;

function withSet(apply: Combine): Method<RulesSet> {
  return unary<RulesSet>('set', (self, other) =>
    other instanceof RulesSet ? apply(self, other) : undefined,
  );
}

function withSetOrList(apply: Combine): Method<RulesSet> {
  return unary<RulesSet>('set|list', (self, other) => {
    if (other instanceof RulesSet) {
      return apply(self, other);
    }
    return isList(other) ? apply(self, rulesSet(other)) : undefined;
  });
}

function keysOf(set: RulesSet): string[] {
  return [...set.elements.keys()];
}

function pick(set: RulesSet, keep: (key: string) => boolean): RulesSet {
  return new RulesSet(new Map([...set.elements].filter(([key]) => keep(key))));
}
