import type { Page } from '@playwright/test';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { QUICK_ANSWERS } from '@thriftline/domain/conversations/quick-answers';
import { addressBookPath } from '@thriftline/domain/orders/address-book';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, visit } from '../kit/browser/fixtures.ts';
import { arriveAtPayment, sendBooking } from '../kit/browser/forms.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { type Account, createCategory, createOrder, createProduct, firestore } from '../kit/shop.ts';
import { ERRANDS } from './means/errands.ts';
import { Finger } from './means/finger.ts';

const PHONE = { width: 360, height: 740 };

/** The home page, on which an item stands that was looked at before. */
async function homeAfter(page: Page, productId: string, productname: string): Promise<Finger> {
  await visit(page, `/products/${productId}`);
  await expect(page.getByRole('heading', { level: 1, name: productname })).toBeVisible();
  await visit(page, '/');
  await expect(viewed(page, productname)).toBeVisible();
  return new Finger(page);
}

const viewed = (page: Page, productname: string) =>
  page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: productname }).first();

/** Somebody who has booked before on this phone, and once had something delivered. */
async function aRegular(page: Page, buyer: Account, otherId: string): Promise<void> {
  await firestore
    .doc(`${addressBookPath(buyer.uid)}/0`)
    .set({ address: `${buyer.name}\n1 High Street\nYork YO1 7PR`, usedAt: Timestamp.now() });
  await returnSignedIn(page, buyer);
  await page.goto(`/products/${otherId}`);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await sendBooking(page);
  await arriveAtPayment(page);
}

const DELIVERED = { delivery: 'Delivery', deliverycost: 6 };

/** Home of a buyer in a shop with one lamp in Leeds, by its name. */
async function homeBesideALamp(page: Page, seller: Account, buyer: Account) {
  const suffix = Date.now().toString(36);
  const categoryId = await createCategory(seller, `Lights ${suffix}`);
  await createProduct(seller, categoryId, { productname: `Lamp ${suffix}`, location: 'Leeds' });
  await returnSignedIn(page, buyer);
  await page.goto('/');
  return { finger: new Finger(page), words: `lamp ${suffix}`, item: `Lamp ${suffix}` };
}

async function expectLampNearLeeds(page: Page, item: string): Promise<void> {
  await expect(page.getByRole('article', { name: item })).toBeVisible();
  await expect(page).toHaveURL(/max=50/);
  await expect(page).toHaveURL(/place=Leeds/);
}

test('a lamp under 50 dollars near Leeds is found in few taps', async ({ openPage, seller, buyer }) => {
  const page = await openPage(PHONE);
  const { finger, words, item } = await homeBesideALamp(page, seller, buyer);
  const typed = `${words} under 50 near Leeds`;
  await finger.fill(page.getByRole('searchbox', { name: 'Search the shop' }), typed);
  await finger.enter();
  await expectLampNearLeeds(page, item);
  expect(finger.taps).toBe(ERRANDS.lamp.taps);
  await expect(page.getByText(`We read “${typed}” as filters.`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Within 25 km of Leeds, GB' }).click();
  await expect(page).not.toHaveURL(/place=/);
  await expect(page).toHaveURL(/max=50/);
});

test('a lamp under 50 dollars near Leeds is found by filters', async ({ openPage, seller, buyer }) => {
  const page = await openPage(PHONE);
  const { finger, words, item } = await homeBesideALamp(page, seller, buyer);
  await finger.fill(page.getByRole('searchbox', { name: 'Search the shop' }), words);
  await finger.enter();
  await expect(page.getByRole('article', { name: item })).toBeVisible();
  await finger.touch(page.getByRole('button', { name: 'Filters', exact: true }));
  await finger.fill(page.getByLabel('Highest price'), '50');
  await finger.fill(page.getByLabel('Near a town'), 'Leeds');
  await finger.touch(page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show/ }));
  await expectLampNearLeeds(page, item);
  expect(finger.taps).toBe(ERRANDS.filters.taps);
});

test('a seller is asked in few taps', async ({ openPage, seller, buyer }) => {
  const productId = await createProduct(seller, await createCategory(seller, `Pots ${Date.now()}`));
  const page = await openPage(PHONE);
  await returnSignedIn(page, buyer);
  const finger = await homeAfter(page, productId, 'Oak chair');
  const [question = ''] = QUICK_ANSWERS.buyer;
  await finger.touch(viewed(page, 'Oak chair'));
  await finger.touch(page.getByRole('link', { name: 'Ask the seller' }));
  await finger.touch(page.getByRole('button', { name: question }));
  await expect(page.getByRole('log')).toContainText(question);
  expect(finger.taps).toBe(ERRANDS.ask.taps);
});

test('an item is booked and paid for in few taps', async ({ openPage, seller, buyer }) => {
  const categoryId = await createCategory(seller, `Clocks ${Date.now()}`);
  const otherId = await createProduct(seller, categoryId);
  const productId = await createProduct(seller, categoryId, { productname: 'Wall clock', ...DELIVERED });
  const page = await openPage(PHONE);
  await aRegular(page, buyer, otherId);
  const finger = await homeAfter(page, productId, 'Wall clock');
  await finger.touch(viewed(page, 'Wall clock'));
  await finger.touch(page.getByRole('button', { name: 'Book Now' }));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Total')).toBeVisible();
  await expect(sheet.getByText('1 High Street')).toBeVisible();
  await finger.touch(sheet.getByRole('button', { name: 'Book and pay' }));
  await finger.fillCard();
  await finger.touch(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
  expect(finger.taps).toBe(ERRANDS.pay.taps);
  for (const name of ['Track order', 'Message the seller', 'Keep shopping']) {
    await expect(sheet.getByRole('link', { name })).toBeVisible();
  }
});

test('an accepted offer is paid in few taps, at the price agreed on', async ({ openPage, seller, buyer }) => {
  const categoryId = await createCategory(seller, `Mirrors ${Date.now()}`);
  const otherId = await createProduct(seller, categoryId);
  const productId = await createProduct(seller, categoryId, { productname: 'Gilt mirror', ...DELIVERED });
  const thread = `/dashboard/messages/${productId}_${buyer.uid}`;
  const page = await openPage(PHONE);
  await aRegular(page, buyer, otherId);
  await visit(page, `/products/${productId}`);
  await page.getByRole('link', { name: 'Make an offer' }).click();
  await page.getByRole('dialog').getByLabel('Amount').fill('40');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Offer' })).toContainText('You offered $40.');
  const shop = await openPage();
  await returnSignedIn(shop, seller);
  await shop.goto(thread);
  await shop.getByRole('button', { name: 'Accept $40' }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(shop.getByRole('region', { name: 'Offer' })).toContainText('You agreed on $40.');

  await page.goto('/');
  const finger = new Finger(page);
  await finger.touch(page.getByRole('link', { name: /^Inbox/ }).last());
  const messages = page.getByRole('list', { name: 'Conversations' });
  await finger.touch(messages.getByRole('link', { name: 'Gilt mirror' }));
  await finger.touch(page.getByRole('link', { name: 'Pay $40' }));
  await expect(page.getByText('To pay: $46')).toBeVisible();
  await finger.fillCard();
  await finger.touch(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
  expect(finger.taps).toBe(ERRANDS.agreed.taps);
});

test('a parcel is handed in with few taps', async ({ openPage, seller, buyer }) => {
  const productId = await createProduct(seller, await createCategory(seller, `Globes ${Date.now()}`));
  const orderId = `pi_taps${Date.now()}`;
  await createOrder(orderId, { buyer, seller, productId }, { state: 'paid', words: 'Old globe' });
  const page = await openPage(PHONE);
  await returnSignedIn(page, seller);
  await page.goto('/');
  const finger = new Finger(page);
  await finger.touch(page.getByRole('link', { name: /sale to take care of/ }));
  await finger.touch(page.getByRole('button', { name: 'Mark as sent' }));
  await finger.fill(page.getByRole('dialog').getByLabel(/tracking number/), 'UPS 1Z999AA10123456784');
  await finger.touch(page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }));
  await expect(page.getByText('On its way', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track parcel' })).toBeVisible();
  expect(finger.taps).toBe(ERRANDS.parcel.taps);
});

test('a sold item is listed again with two taps', async ({ openPage, seller }) => {
  const productname = `Globe ${Date.now().toString(36)}`;
  const sold = { productname, availability: true, paid: true };
  await createProduct(seller, await createCategory(seller, `Globes ${Date.now()}`), sold);
  await firestore.doc(`users/${seller.uid}`).update({ mobile: SAMPLE_ATTRIBUTES.mobile });
  const page = await openPage(PHONE);
  await returnSignedIn(page, seller);
  await page.goto('/dashboard/myproducts');
  const finger = new Finger(page);
  await finger.touch(page.getByRole('link', { name: `Relist ${productname}` }));
  await finger.touch(page.getByRole('button', { name: 'Add Product', exact: true }));
  await expect(page.getByRole('dialog', { name: MESSAGES.productAdded })).toBeVisible();
  expect(finger.taps).toBe(2);
});
