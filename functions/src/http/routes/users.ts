import { requireOwnEmail } from '../../accounts/require-right.ts';
import { later } from '../../platform/later.ts';
import { emailParameter, idParameter } from '../request/parameters.ts';
import type { Handlers } from './handlers.ts';

// Loaded with the first call that needs it.
const listUsers = later(async () => (await import('../../accounts/list-users.ts')).listUsers);
const hasRole = later(async () => (await import('../../accounts/roles/has-role.ts')).hasRole);
const makeAdmin = later(async () => (await import('../../accounts/roles/make-admin.ts')).makeAdmin);
const createToken = later(async () => (await import('../../accounts/sign-in/own-token.ts')).createToken);
const registerUser = later(
  async () => (await import('../../accounts/sign-in/register-user.ts')).registerUser,
);
const deleteUser = later(async () => (await import('../../deletion/accounts/delete-user.ts')).deleteUser);
const updateSellerProducts = later(
  async () => (await import('../../sellers/update-seller-products.ts')).updateSellerProducts,
);
const verifySeller = later(async () => (await import('../../sellers/verify-seller.ts')).verifySeller);

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
