import { listUsers } from '../../accounts/list-users.ts';
import { requireOwnEmail } from '../../accounts/require-right.ts';
import { hasRole } from '../../accounts/roles/has-role.ts';
import { makeAdmin } from '../../accounts/roles/make-admin.ts';
import { createToken } from '../../accounts/sign-in/own-token.ts';
import { registerUser } from '../../accounts/sign-in/register-user.ts';
import { deleteUser } from '../../deletion/accounts/delete-user.ts';
import { updateSellerProducts } from '../../sellers/update-seller-products.ts';
import { verifySeller } from '../../sellers/verify-seller.ts';
import { emailParameter, idParameter } from '../request/parameters.ts';
import type { Handlers } from './handlers.ts';

/** Tokens and accounts. */
export const USER_HANDLERS = {
  createToken: async ({ identity, body }) => ({ token: await createToken(identity, body) }),
  createUser: async ({ identity, body: { name, email, role } }) => {
    requireOwnEmail(identity, email);
    const account = await registerUser(identity, { name, role });
    return { acknowledged: true, insertedId: identity.uid, ...account };
  },

  listUsers: ({ actor, page }) => listUsers(actor, page),
  listBuyers: ({ actor, page }) => listUsers(actor, page, 'Buyer'),
  listSellers: ({ actor, page }) => listUsers(actor, page, 'Seller'),
  isAdmin: async ({ actor, request }) => ({
    isAdmin: await hasRole(actor, emailParameter(request), 'Admin'),
  }),
  isSeller: async ({ actor, request }) => ({
    isSeller: await hasRole(actor, emailParameter(request), 'Seller'),
  }),

  makeAdmin: async ({ actor, request }) => ({
    acknowledged: true,
    matchedCount: 1,
    ...(await makeAdmin(actor, { uid: idParameter(request) })),
  }),
  verifySeller: async ({ actor, request }) => ({
    acknowledged: true,
    matchedCount: 1,
    ...(await verifySeller(actor, { uid: idParameter(request) })),
  }),
  updateSellerProducts: async ({ actor, request }) => ({
    acknowledged: true,
    ...(await updateSellerProducts(actor, { email: emailParameter(request) })),
  }),
  deleteUser: async ({ actor, request }) => {
    const { deletedCount } = await deleteUser(actor, { uid: idParameter(request) });
    return { acknowledged: true, deletedCount };
  },
} satisfies Partial<Handlers>;
