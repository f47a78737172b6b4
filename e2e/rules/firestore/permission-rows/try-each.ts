import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { Visitor } from '@thriftline/domain/accounts/permissions';
import { beforeEach, it } from 'vitest';
import type { UnderRules } from '../../under-rules.ts';
import { partiesOf, type Try } from './tries.ts';
import { worldOf } from './world-of.ts';

/** Makes a test of each try of a visitor, in the world where they own some of everything. */
export function tryEach(
  visitor: Visitor,
  tries: readonly Try[],
  { as, store }: Pick<UnderRules, 'as' | 'store'>,
): void {
  const { person, me, other } = partiesOf(visitor);
  // What was only read, or refused, leaves the world as it was, and that is most of them.
  let isAsStored = false;
  beforeEach(async () => {
    if (!isAsStored) await store(worldOf(me, other));
  });

  it.each(tries)('$may $action $entity: $which', async ({ action, attempt, may: expected }) => {
    isAsStored = false;
    const work = attempt(as(person), me, other);
    await (expected === 'may' ? assertSucceeds(work) : assertFails(work));
    isAsStored = expected === 'may not' || action === 'read';
  });
}
