import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENTITIES, ROWS } from './permission-rows/rows.ts';
import { EVERY_VISITOR, partiesOf, triesOf } from './permission-rows/tries.ts';
import { worldOf } from './permission-rows/world-of.ts';
import { withRules } from './with-rules.ts';

const { as, store } = withRules();

for (const visitor of EVERY_VISITOR) {
  const { person, me, other } = partiesOf(visitor);

  // Specification 6. Seller: add category
  // Specification 6. Seller: add and delete own products
  // Specification 6. Seller: advertise own, available ones
  // Specification 6. Buyer: own bookings
  // Specification 6. Buyer: own wish list
  // Specification 6. Contact only to the seller, an admin, a buyer who paid
  // Specification 6. Payments: nobody writes them
  // Specification 6. Accounts: own one only, and nobody gives themselves a role
  describe(`${visitor}`, () => {
    // What was only read, or refused, leaves the world as it was, and that is most of them.
    let isAsStored = false;
    beforeEach(async () => {
      if (!isAsStored) await store(worldOf(me, other));
    });

    it.each(triesOf(visitor).flat())(
      '$may $action $entity: $which',
      async ({ action, attempt, may: expected }) => {
        isAsStored = false;
        const work = attempt(as(person), me, other);
        await (expected === 'may' ? assertSucceeds(work) : assertFails(work));
        isAsStored = expected === 'may not' || action === 'read';
      },
    );
  });
}

describe('the table', () => {
  it('holds every entity with all four actions', () => {
    const cells = ENTITIES.flatMap((entity) => ROWS[entity].map(([action]) => `${entity} ${action}`));
    expect(new Set(cells).size).toBe(43 * 4);
  });
});
