import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { reach, type Visitor } from '@thriftline/domain/accounts/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { PEOPLE, type Person, VISITORS } from '../environment.ts';
import { SIGNED_OUT } from './permission-rows/row.ts';
import { ENTITIES, ROWS } from './permission-rows/rows.ts';
import { worldOf } from './permission-rows/world-of.ts';
import { withRules } from './with-rules.ts';

/** Somebody of the same kind, whose documents are not mine. */
const OTHERS: Record<Visitor, Person> = {
  signedOut: PEOPLE.seller,
  Buyer: PEOPLE.otherBuyer,
  Seller: PEOPLE.otherSeller,
  Admin: PEOPLE.otherAdmin,
};

/** What a visitor tries with an entity, and whether they may. */
const triesOf = (visitor: Visitor) =>
  ENTITIES.flatMap((entity) =>
    ROWS[entity].map(([action, which, reaches, attempt]) => {
      const isGranted = reaches.includes(reach(visitor, entity, action));
      return { entity, action, which, attempt, may: isGranted ? 'may' : 'may not' };
    }),
  );

const { as, store } = withRules();

for (const visitor of Object.keys(VISITORS) as Visitor[]) {
  const person = VISITORS[visitor];
  const me = person ?? SIGNED_OUT;
  const other = OTHERS[visitor];

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

    it.each(triesOf(visitor))('$may $action $entity: $which', async ({ action, attempt, may: expected }) => {
      isAsStored = false;
      const work = attempt(as(person), me, other);
      await (expected === 'may' ? assertSucceeds(work) : assertFails(work));
      isAsStored = expected === 'may not' || action === 'read';
    });
  });
}

describe('the table', () => {
  it('holds every entity with all four actions', () => {
    const cells = ENTITIES.flatMap((entity) => ROWS[entity].map(([action]) => `${entity} ${action}`));
    expect(new Set(cells).size).toBe(43 * 4);
  });
});
