import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Entity, reach, type Visitor } from '@thriftline/domain/accounts/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  firestoreEnvironment,
  firestoreOf,
  leaveEnvironment,
  PEOPLE,
  type Person,
  VISITORS,
} from '../environment.ts';
import { ACCOUNT_ROWS } from './permission-rows/account-rows.ts';
import { BOOKING_ROWS } from './permission-rows/booking-rows.ts';
import { CATALOGUE_ROWS } from './permission-rows/catalogue-rows.ts';
import { CONVERSATION_ROWS } from './permission-rows/conversation-rows.ts';
import { ORDER_ROWS } from './permission-rows/order-rows.ts';
import { NOBODY, type Row } from './permission-rows/row.ts';
import { SHOP_ROWS } from './permission-rows/shop-rows.ts';
import { worldOf } from './permission-rows/world-of.ts';
import { storeWorld } from './world.ts';

/**
 * Every cell of domain/permissions.ts: what the table grants must be allowed and everything else denied. What is tried with each
 * entity stands in permission-rows/.
 */
const ROWS: Record<Entity, readonly Row[]> = {
  ...CATALOGUE_ROWS,
  ...BOOKING_ROWS,
  ...ORDER_ROWS,
  ...CONVERSATION_ROWS,
  ...ACCOUNT_ROWS,
  ...SHOP_ROWS,
};
const ENTITIES = Object.keys(ROWS) as Entity[];

/** Somebody of the same kind, whose documents are not mine. */
const OTHERS: Record<Visitor, Person> = {
  signedOut: PEOPLE.seller,
  Buyer: PEOPLE.otherBuyer,
  Seller: PEOPLE.otherSeller,
  Admin: PEOPLE.otherAdmin,
};

/** What a visitor tries with an entity, and whether they may. */
const geohashesOf = (visitor: Visitor) =>
  ENTITIES.flatMap((entity) =>
    ROWS[entity].map(([action, which, reaches, attempt]) => {
      const may = reaches.includes(reach(visitor, entity, action)) ? 'may' : 'may not';
      return { entity, action, which, attempt, may };
    }),
  );

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment();
});
afterAll(() => leaveEnvironment(environment));

for (const visitor of Object.keys(VISITORS) as Visitor[]) {
  const person = VISITORS[visitor];
  const me = person ?? NOBODY;
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
      if (!isAsStored) await storeWorld(environment, worldOf(me, other));
    });

    it.each(geohashesOf(visitor))('$may $action $entity: $which', async ({ action, attempt, may }) => {
      isAsStored = false;
      const work = attempt(firestoreOf(environment, person), me, other);
      await (may === 'may' ? assertSucceeds(work) : assertFails(work));
      isAsStored = may === 'may not' || action === 'read';
    });
  });
}

describe('the table', () => {
  it('holds every entity with all four actions', () => {
    const cells = ENTITIES.flatMap((entity) => ROWS[entity].map(([action]) => `${entity} ${action}`));
    expect(new Set(cells).size).toBe(42 * 4);
  });
});
