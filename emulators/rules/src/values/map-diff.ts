import type { RulesMap } from './value.ts';

/** What `newMap.diff(oldMap)` gives; its five methods tell the keys apart. */
export class RulesMapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;

  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}
