import { type Action, reach, type Visitor } from '@thriftline/domain/accounts/permissions';
import { PEOPLE, type Person, VISITORS } from '../../environment.ts';
import { type Attempt, SIGNED_OUT } from './row.ts';
import { ENTITIES, ROWS } from './rows.ts';

/** Every kind of visitor. */
export const EVERY_VISITOR = Object.keys(VISITORS) as Visitor[];

/** Somebody of the same kind, whose documents are not mine. */
const OTHERS: Record<Visitor, Person> = {
  signedOut: PEOPLE.seller,
  Buyer: PEOPLE.otherBuyer,
  Seller: PEOPLE.otherSeller,
  Admin: PEOPLE.otherAdmin,
};

/** Who asks, as whose their documents are stored, and somebody of the same kind whose documents are others'. */
export function partiesOf(visitor: Visitor): { person: Person | null; me: Person; other: Person } {
  const person = VISITORS[visitor];
  return { person, me: person ?? SIGNED_OUT, other: OTHERS[visitor] };
}

/** What a visitor tries with an entity, and whether they may. */
export interface Try {
  entity: string;
  action: Action;
  which: string;
  attempt: Attempt;
  may: 'may' | 'may not';
}

/** All that a visitor tries, by entity. */
export function triesOf(visitor: Visitor): Try[][] {
  return ENTITIES.map((entity) =>
    ROWS[entity].map(([action, which, reaches, attempt]) => {
      const isGranted = reaches.includes(reach(visitor, entity, action));
      return { entity, action, which, attempt, may: isGranted ? 'may' : 'may not' };
    }),
  );
}
