import { type Action, may, type Reach, reach } from '@thriftline/domain/accounts/permissions';
import { describe, expect, it } from 'vitest';
import { ENTITIES, ROWS } from './permission-rows/rows.ts';

const WRITES: readonly Action[] = ['add', 'change', 'delete'];

/** Whether a right reaches documents of people whom the one who asks has nothing to do with. */
const REACHES_OTHERS: Readonly<Record<Reach, boolean>> = {
  all: true,
  shown: true,
  others: true,
  othersOrOwnUnsold: true,
  own: false,
  ownUnsold: false,
  eitherSide: false,
  ownOrSold: false,
  ifPaid: false,
  ownOrIfPaid: false,
  none: false,
};

/** What only admins have, and each may write of their own: a note about a member is taken back by who wrote it. */
const OF_ADMINS_ALONE: ReadonlySet<string> = new Set(['delete memberNotes']);

/** What the table lets admins write. */
const ADMIN_WRITES = ENTITIES.flatMap((entity) =>
  WRITES.filter((action) => may('Admin', entity, action)).map((action) => ({ entity, action })),
);
const isDecision = ({ entity, action }: (typeof ADMIN_WRITES)[number]) =>
  REACHES_OTHERS[reach('Admin', entity, action)];

describe('an admin decides no case of their own', () => {
  it('and there is something that they decide', () =>
    expect(ADMIN_WRITES.filter(isDecision)).toContainEqual({ entity: 'products', action: 'delete' }));

  // The attempts themselves are made in permission-table.test.ts, as everybody.
  it.each(ADMIN_WRITES.filter(isDecision))(
    '$action $entity: what they are a party of is tried, and refused but for a reason',
    ({ entity, action }) => {
      const own = ROWS[entity].filter(([tried, , , , ownCase]) => tried === action && ownCase !== undefined);
      expect(own).not.toEqual([]);
      for (const [, which, reaches, , ownCase] of own) {
        expect(reaches.includes(reach('Admin', entity, action)), which).toBe(ownCase !== 'refused');
      }
    },
  );

  it.each(ADMIN_WRITES.filter((write) => !isDecision(write)))(
    '$action $entity: of their own, as members do',
    ({ entity, action }) =>
      expect(
        may('Buyer', entity, action) ||
          may('Seller', entity, action) ||
          OF_ADMINS_ALONE.has(`${action} ${entity}`),
      ).toBe(true),
  );

  it('and no other act has a case of their own', () => {
    const marked = ENTITIES.flatMap((entity) =>
      ROWS[entity]
        .filter(([, , , , ownCase]) => ownCase !== undefined)
        .map(([action]) => ({ entity, action })),
    );
    for (const act of marked) expect(ADMIN_WRITES.filter(isDecision)).toContainEqual(act);
  });
});
