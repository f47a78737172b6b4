import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';

/** Roles an account can have. Buyer and Seller are chosen at signup; Admin is only ever granted. */
export const ROLES = ['Buyer', 'Seller', 'Admin'] as const;
/** Roles a person may choose at signup. */
export const SIGNUP_ROLES = ['Buyer', 'Seller'] as const;
/** Roles that book, wish and buy; never what is their own. */
export const BUYING_ROLES = ['Buyer', 'Seller'] as const satisfies readonly Role[];
/** How far an admin has vouched for an account. */
export const STATUSES = ['Unverified', 'Verified'] as const;

export type Role = (typeof ROLES)[number];
export type SignupRole = (typeof SIGNUP_ROLES)[number];
export type Status = (typeof STATUSES)[number];

/** What each role is called on screen. */
export const ROLE_LABELS = lookedUp({
  Buyer: msg({ message: 'Buyer', context: 'role' }),
  Seller: msg({ message: 'Seller', context: 'role' }),
  Admin: msg({ message: 'Admin', context: 'role' }),
});

/** The same of each status. */
export const STATUS_LABELS = lookedUp({ Unverified: msg`Unverified`, Verified: msg`Verified` });

/** Custom claims in an account's ID token: what the security rules read. Written by functions only. */
export interface Claims {
  role: Role;
}

/** True for one of the three role names; use it where a value comes from outside. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
