import { DATABASE, fieldsOf, path } from '../../model/testing/values.ts';
import type { Value } from '../../model/value.ts';
import { MemoryDatabase } from '../memory-database.ts';
import type { FieldTransform, Precondition, Write } from '../model/write.ts';
import { VersionClock } from '../version-clock.ts';

/** 2026-01-01T00:00:00Z, where the clock of test databases begins. */
export const START_MILLIS = Date.UTC(2026, 0, 1);

/** A database of its own with a clock that only the test moves. */
export function testDatabase(): { database: MemoryDatabase; tick: (millis: number) => void } {
  let millis = START_MILLIS;
  const now = () => millis;
  const database = new MemoryDatabase({
    name: DATABASE,
    clock: new VersionClock(now),
    now,
    checkQuery: () => undefined,
    persist: () => undefined,
  });
  return {
    database,
    tick: (step) => {
      millis += step;
    },
  };
}

/** What a write may have beside path and fields. */
interface WriteParts {
  readonly precondition?: Precondition;
  readonly transforms?: readonly FieldTransform[];
}

export function set(key: string, fields: Record<string, Value> = {}, parts: WriteParts = {}): Write {
  return {
    kind: 'set',
    path: path(key),
    fields: fieldsOf(fields),
    transforms: [],
    precondition: null,
    ...parts,
  };
}

export function remove(key: string, precondition: Precondition | null = null): Write {
  return { kind: 'delete', path: path(key), precondition };
}

export const EXISTS: Precondition = { kind: 'exists', exists: true };
export const MISSING: Precondition = { kind: 'exists', exists: false };
