import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../../kit/png.ts';
import { type Account, createAccount, createCategory, firestore } from '../../kit/shop.ts';
import { inEachEngine } from '../engines/in-each-engine.ts';
import { inBrowser } from '../in-browser.ts';
import type { Visitor } from '../visitor.ts';
import { listItem } from './list-item.ts';

const CARD_FRAME = 'iframe[title="Secure card payment input frame"]';

async function signUp(
  visitor: Visitor,
  role: 'Buyer' | 'Seller',
  name: string,
  email: string,
): Promise<void> {
  await visitor.open('/signup');
  await visitor.fills('Name', name);
  await visitor.fills('Email', email);
  await visitor.fills('Password', 'thriftline');
  await visitor.fills('Role', role);
  await visitor.presses('Sign up');
  await visitor.sees(MESSAGES.registrationSuccessful);
}

inEachEngine((engine) => {
  // Each engine has people and items of its own: all of them are in one shop.
  const suffix = `${Date.now().toString(36)}${engine.name.toLowerCase()}`;
  const lamp = `Brass lamp ${suffix}`;
  const people = {
    seller: { email: '', password: 'thriftline' },
    buyer: { email: '', password: 'thriftline' },
  };
  let admin: Account;
  let category: string;
  let folder: string;

  beforeAll(async () => {
    admin = await createAccount('Admin', 'Ada Admin');
    const other = await createAccount('Seller', 'Olga Other', 'Verified');
    category = await createCategory(other, `Lamps ${suffix}`);
    folder = await mkdtemp(join(tmpdir(), 'thriftline-'));
    await writeFile(join(folder, 'photo.png'), png(1800, 1200));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('a seller signs up and lists an item with a photo', async () => {
    people.seller.email = `sally.${suffix}.${Date.now()}@example.com`;
    await inBrowser(engine, async (sally) => {
      await signUp(sally, 'Seller', 'Sally Seller', people.seller.email);
      await listItem(sally, { name: lamp, category, photo: join(folder, 'photo.png') });
    });
  });

  it('an admin verifies the seller', async () => {
    await inBrowser(engine, async (ada) => {
      await ada.logsIn(admin);
      await ada.open(`/dashboard/listofsellers?q=${encodeURIComponent(people.seller.email)}`);
      await ada.sees(people.seller.email);
      await ada.presses(MESSAGES.unverifiedLink);
      await expect
        .poll(async () => {
          const users = await firestore.collection('users').where('email', '==', people.seller.email).get();
          return users.docs[0]?.get('status') as unknown;
        })
        .toBe('Verified');
    });
  });

  it('a buyer signs up, searches, asks, books and pays', async () => {
    // A second try is somebody else's: an account is there once.
    people.buyer.email = `bob.${suffix}.${Date.now()}@example.com`;
    await inBrowser(engine, async (bob) => {
      await signUp(bob, 'Buyer', 'Bob Buyer', people.buyer.email);
      // Whether push messages may come is asked after the first message, and tried elsewhere.
      await bob.tab.run(`localStorage.setItem('thriftline-push-asked', String(Date.now()))`);
      await bob.open(`/search?q=${encodeURIComponent(lamp)}`);
      await bob.presses(`${lamp}*`);
      await bob.finds(
        'the item',
        'return document.querySelector("main h1")?.innerText === arguments[0]',
        lamp,
      );
      await bob.presses('Ask the seller');
      await bob.fills('Message', 'Is it still there?');
      await bob.presses('Send');
      await bob.finds(
        'the message',
        `return document.querySelector('[role="log"]')?.innerText.includes('still there')`,
      );
      await bob.tab.back();
      await bob.presses('Book Now');
      await bob.fills('Mobile', '+44 1904 496 000');
      await bob.fills('Location', 'York');
      await bob.presses('Book for*');
      await bob.sees(MESSAGES.productBooked);
      await bob.open('/dashboard/myorders');
      await bob.presses('Pay*');
      await bob.finds('the form for cards', `return document.querySelector('${CARD_FRAME}') !== null`);
      await bob.tab.inFrame(CARD_FRAME, async (frame) => {
        await frame.type('[name=cardnumber]', '4242424242424242');
        await frame.type('[name=exp-date]', '1234');
        await frame.type('[name=cvc]', '123');
      });
      await bob.presses('Pay*');
      await bob.sees(MESSAGES.paymentCompleted);
    });
  });

  it('the seller hands it over by the code of the buyer', async () => {
    const orders = await firestore.collection('orders').where('productname', '==', lamp).get();
    const order = orders.docs[0];
    expect(order).toBeDefined();
    let code = '';
    await inBrowser(engine, async (bob) => {
      await bob.logsIn(people.buyer);
      await bob.open(`/dashboard/orders/${order?.id}`);
      code = await bob.finds(
        'the code',
        `return document.querySelector('[aria-label^="The code is"]')?.getAttribute('aria-label').replace(/\\D/g, '')`,
      );
    });
    await inBrowser(engine, async (sally) => {
      await sally.logsIn(people.seller);
      await sally.open(`/dashboard/orders/${order?.id}`);
      await sally.sees('Bob Buyer');
      await sally.presses('Confirm handover');
      await sally.presses('Type the code');
      await sally.fills('Pick-up code', code);
      await sally.presses('Confirm handover');
      await expect
        .poll(async () => (await firestore.doc(`orders/${order?.id}`).get()).get('state') as unknown, {
          timeout: 30_000,
        })
        .toBe('released');
    });
  });
});
