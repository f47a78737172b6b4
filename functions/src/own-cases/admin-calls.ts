import type { CALLS, CallName } from '@thriftline/domain/calls/calls';
import { findUserByEmail } from '../accounts/users.ts';
import { type FindParties, nobodysCase, partiesOfAccount } from './parties.ts';

/** A documented call that is for admins alone. */
export type AdminCall = {
  [N in CallName]: (typeof CALLS)[N]['caller'] extends readonly ['Admin'] ? N : never;
}[CallName];

/** What the address of such a call names: an id, or an e-mail address. */
type Named = Readonly<Record<string, string>>;

const byId: FindParties<Named> = ({ id = '' }) => partiesOfAccount({ uid: id });
const byEmail: FindParties<Named> = async ({ email = '' }) => [(await findUserByEmail(email))?.id];

/** Every documented call that is for admins alone, and whose case each decides, by what its address names. */
export const ADMIN_CALLS: Readonly<Record<AdminCall, FindParties<Named>>> = {
  listUsers: nobodysCase,
  listBuyers: nobodysCase,
  listSellers: nobodysCase,
  makeAdmin: byId,
  verifySeller: byId,
  updateSellerProducts: byEmail,
  deleteUser: byId,
};

/** Whose case the call is; nobody's where it is not for admins alone. */
export async function partiesOfCall(name: CallName, named: Named): Promise<readonly (string | undefined)[]> {
  return name in ADMIN_CALLS ? ADMIN_CALLS[name as AdminCall](named) : [];
}
