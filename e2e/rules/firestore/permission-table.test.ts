import { describe, expect, it } from 'vitest';
import { ENTITIES, ROWS } from './permission-rows/rows.ts';
import { EVERY_VISITOR, triesOf } from './permission-rows/tries.ts';
import { tryEach } from './permission-rows/try-each.ts';
import { withRules } from './with-rules.ts';

const rules = withRules();

// Specification 6. Seller: add category
// Specification 6. Seller: add and delete own products
// Specification 6. Seller: advertise own, available ones
// Specification 6. Buyer: own bookings
// Specification 6. Buyer: own wish list
// Specification 6. Contact only to the seller, an admin, a buyer who paid
// Specification 6. Payments: nobody writes them
// Specification 6. Accounts: own one only, and nobody gives themselves a role
describe.each(EVERY_VISITOR)('%s', (visitor) => tryEach(visitor, triesOf(visitor).flat(), rules));

describe('the table', () => {
  it('holds every entity with all four actions', () => {
    const cells = ENTITIES.flatMap((entity) => ROWS[entity].map(([action]) => `${entity} ${action}`));
    expect(new Set(cells).size).toBe(43 * 4);
  });
});
