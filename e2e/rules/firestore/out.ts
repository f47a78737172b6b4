import type { Person } from '../environment.ts';

/** What becomes of an account while the token it has says still the same, and what stays of its document, if anything. */
export interface Standing {
  standing: string;
  left: (account: object) => object | undefined;
}

/** The ways of being out of everything. */
export const OUT: readonly Standing[] = [
  { standing: 'deleted', left: () => undefined },
  { standing: 'suspended', left: (account) => ({ ...account, suspended: true }) },
  { standing: 'signed out everywhere', left: (account) => ({ ...account, validSince: 1 }) },
];

/** The same where only the role is another: what needs no role stays open. */
export const DEMOTED: Standing = {
  standing: 'of another role by now',
  left: (account) => ({ ...account, role: 'Other' }),
};

/** A world in which one account is out. */
export function worldWithout(
  world: Record<string, object>,
  { uid }: Person,
  left: Standing['left'],
): Record<string, object> {
  const { [`users/${uid}`]: account, ...others } = world;
  const changed = left(account ?? {});
  return changed === undefined ? others : { ...others, [`users/${uid}`]: changed };
}
