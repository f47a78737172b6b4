import { randomUUID } from 'node:crypto';
import { contactPath } from '@thriftline/domain/base/collections';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import { freeAddress } from '@thriftline/functions/accounts/sign-in/free-address';
import { grantAdmin } from '@thriftline/operations/grant-admin';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { callCallable } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aPerson, aStranger, type Person, signIn } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { changeSignIn } from '../kit/sign-ins.ts';
import { eventually, stored } from '../kit/stored.ts';

const register = ({ token }: Person) => callCallable('registerUser', { name: 'Dee', role: 'Buyer' }, token);
const holders = async (email: string) =>
  (await firestore.collection('users').where('email', '==', email).get()).docs.map(({ id }) => id);

describe('an e-mail address', () => {
  it('is that of one document alone, however many take it at once', async () => {
    // Auth gives an address to one sign-in at a time; here each of five believes that it is theirs.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const email = `dee.${randomUUID().slice(0, 8)}@example.com`;
      await Promise.all(
        Array.from({ length: 5 }, () =>
          firestore.runTransaction(async (transaction) => {
            const document = firestore.collection('users').doc();
            const freeFromOthers = await freeAddress(document.id, email, transaction);
            const account = {
              name: 'Dee',
              email,
              role: 'Buyer',
              status: 'Unverified',
              createdAt: new Date(),
            };
            transaction.create(document, account);
            freeFromOthers();
          }),
        ),
      );
      expect(await holders(email)).toHaveLength(1);
    }
  });

  it('goes to whoever has it in Auth by now, and the document that kept it follows', async () => {
    const mover = await aPerson('Buyer', 'Mo Mover');
    const email = `moved.${randomUUID().slice(0, 8)}@example.com`;
    await changeSignIn(mover, { email });
    const stranger = await aStranger();
    await changeSignIn(stranger, { email: mover.email });
    const follower = {
      ...stranger,
      email: mover.email,
      token: await signIn({ ...stranger, email: mover.email }),
    };
    expect((await register(follower)).status).toBe(200);
    expect(await holders(mover.email)).toEqual([stranger.uid]);
    expect(await stored(`users/${mover.uid}`)).toMatchObject({
      email,
      search: expect.arrayContaining(['moved']),
    });
  });

  it('is not given a second time by npm run grant-admin', async () => {
    const stranger = await aStranger();
    const leftOver = firestore.doc(`users/left-over-${stranger.uid}`);
    await leftOver.set({ name: 'Left Over', email: stranger.email, role: 'Buyer', createdAt: new Date() });
    const app = initializeApp({ projectId: LOCAL_PROJECT }, 'grant-twice');
    await expect(grantAdmin(app, stranger.email)).rejects.toThrow('still goes by');
    expect(await holders(stranger.email)).toEqual([leftOver.id]);
    await leftOver.delete();
    expect(await grantAdmin(app, stranger.email)).toBe(stranger.uid);
    await deleteApp(app);
  });

  it('is kept by nobody whose sign-in is gone', async () => {
    const stranger = await aStranger();
    await firestore.doc(`users/left-over-${stranger.uid}`).set({
      name: 'Left Over',
      email: stranger.email,
      role: 'Buyer',
      status: 'Unverified',
      createdAt: new Date(),
    });
    expect((await register(stranger)).status).toBe(200);
    expect(await holders(stranger.email)).toEqual([stranger.uid]);
    expect(await stored(`users/left-over-${stranger.uid}`)).toMatchObject({ email: 'Unregisterd' });
  });

  it('is the contact of what was listed before it was confirmed, once it is', async () => {
    const seller = await aPerson('Seller');
    const account = firestore.doc(`users/${seller.uid}`);
    await account.update({ unprovenSince: 1 });
    const contact = contactPath(await aStoredProduct(seller, await aStoredCategory(seller)));
    await firestore.doc(contact).update({ email: UNREGISTERED });
    await account.update({ unprovenSince: FieldValue.delete() });
    const shown = await eventually(
      () => stored(contact),
      (found) => found?.email !== UNREGISTERED,
    );
    expect(shown).toMatchObject({ email: seller.email });
  });
});
