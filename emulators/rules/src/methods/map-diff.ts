import { sameByValue } from '../values/equality.ts';
import { rulesSet } from '../values/rules-set.ts';
import type { RulesMapDiff } from '../values/value.ts';
import { getter, type MethodTable } from './method.ts';

/** The methods of what `newMap.diff(oldMap)` gives: sets of keys. */
export const mapDiffMethods: MethodTable<RulesMapDiff> = new Map([
  ['addedKeys', getter((self: RulesMapDiff) => rulesSet(addedKeys(self)))],
  ['removedKeys', getter((self: RulesMapDiff) => rulesSet(removedKeys(self)))],
  ['changedKeys', getter((self: RulesMapDiff) => rulesSet(sharedKeys(self, false)))],
  ['unchangedKeys', getter((self: RulesMapDiff) => rulesSet(sharedKeys(self, true)))],
  [
    'affectedKeys',
    getter((self: RulesMapDiff) =>
      rulesSet([...addedKeys(self), ...removedKeys(self), ...sharedKeys(self, false)]),
    ),
  ],
]);

function addedKeys({ after, before }: RulesMapDiff): string[] {
  return [...after.keys()].filter((key) => !before.has(key));
}

function removedKeys({ after, before }: RulesMapDiff): string[] {
  return [...before.keys()].filter((key) => !after.has(key));
}

function sharedKeys({ after, before }: RulesMapDiff, same: boolean): string[] {
  const keys: string[] = [];
  for (const [key, value] of after) {
    const old = before.get(key);
    if (old !== undefined && sameByValue(value, old) === same) {
      keys.push(key);
    }
  }
  return keys;
}
