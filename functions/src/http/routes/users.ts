import { CALLS } from '@thriftline/domain/calls';
import type { Router } from 'express';
import { hasRole } from '../../accounts/has-role.ts';
import { listUsers } from '../../accounts/list-users.ts';
import { makeAdmin } from '../../accounts/make-admin.ts';
import { createToken } from '../../accounts/own-token.ts';
import { registerUser } from '../../accounts/register-user.ts';
import { requireOwnEmail } from '../../accounts/require-right.ts';
import { deleteUser } from '../../deletion/delete-user.ts';
import { updateSellerProducts } from '../../sellers/update-seller-products.ts';
import { verifySeller } from '../../sellers/verify-seller.ts';
import { authenticate, authenticateSignIn } from '../request/authenticate.ts';
import { emailParameter, idParameter, payloadOf, serve, serveList } from './serve-call.ts';

/** Tokens and accounts. */
export function serveUsers(router: Router): void {
  router.post(CALLS.createToken.path, async (request, response) => {
    const identity = await authenticateSignIn(request);
    response.json({ token: await createToken(identity, payloadOf('createToken', request)) });
  });
  router.post(CALLS.createUser.path, async (request, response) => {
    const identity = await authenticate(request);
    const { name, email, role } = payloadOf('createUser', request);
    requireOwnEmail(identity, email);
    const account = await registerUser(identity, { name, role });
    response.json({ acknowledged: true, insertedId: identity.uid, ...account });
  });

  serveList(router, 'listUsers', ({ actor, page }) => listUsers(actor, page));
  serveList(router, 'listBuyers', ({ actor, page }) => listUsers(actor, page, 'Buyer'));
  serveList(router, 'listSellers', ({ actor, page }) => listUsers(actor, page, 'Seller'));
  serve(router, 'isAdmin', async ({ actor, request }) => ({
    isAdmin: await hasRole(actor, emailParameter(request), 'Admin'),
  }));
  serve(router, 'isSeller', async ({ actor, request }) => ({
    isSeller: await hasRole(actor, emailParameter(request), 'Seller'),
  }));

  serve(router, 'makeAdmin', async ({ actor, request }) => ({
    acknowledged: true,
    matchedCount: 1,
    ...(await makeAdmin(actor, { uid: idParameter(request) })),
  }));
  serve(router, 'verifySeller', async ({ actor, request }) => ({
    acknowledged: true,
    matchedCount: 1,
    ...(await verifySeller(actor, { uid: idParameter(request) })),
  }));
  serve(router, 'updateSellerProducts', async ({ actor, request }) => ({
    acknowledged: true,
    ...(await updateSellerProducts(actor, { email: emailParameter(request) })),
  }));
  serve(router, 'deleteUser', async ({ actor, request }) => ({
    acknowledged: true,
    ...(await deleteUser(actor, { uid: idParameter(request) })),
  }));
}
