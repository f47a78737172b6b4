import { CURRENCY } from '@thriftline/domain/base/money';
import { itemReportSubject } from '@thriftline/domain/reports/report';
import { writeEmail } from '@thriftline/functions/notifications/email/write-email';
import { FieldValue } from 'firebase-admin/firestore';
import { test as base, expect, visit } from '../../kit/browser/fixtures.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import {
  type Account,
  advertise,
  createAccount,
  createBooking,
  createCategory,
  createOrder,
  createProduct,
  firestore,
  withPictures,
} from '../../kit/shop.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoFaults,
  expectPagesAccessible,
  NARROWEST,
} from '../means/accessible-pages.ts';
import { ENDLESS, leaveEndlessWords } from '../means/endless-words.ts';
import { expectLoadingAccessible } from '../means/loading-pages.ts';

/** With people whose names are one endless word. */
const test = base.extend({
  seller: async ({ baseURL: _ }, use) => use(await createAccount('Seller', ENDLESS)),
  buyer: async ({ baseURL: _ }, use) => use(await createAccount('Buyer', ENDLESS)),
});

// Fourteen looks and more in one test.
test.slow();

/** A category with a product that somebody booked, one to book, one that was paid for, and one with endless words. */
async function shop(seller: Account, buyer: Account) {
  const categoryName = `${ENDLESS.slice(0, 60)}${Date.now()}`;
  const categoryId = await createCategory(seller, categoryName);
  const [booked, , paid, endless] = await Promise.all(
    ['Oak chair', 'Pine chair', 'Ash chair', ENDLESS].map((productname) =>
      createProduct(seller, categoryId, { productname, location: ENDLESS }),
    ),
  );
  const transactionId = `pi_axe_${buyer.uid}`;
  await createBooking(buyer, String(booked));
  await createBooking(buyer, String(endless), { location: ENDLESS });
  await advertise(String(endless));
  await createBooking(buyer, String(paid), { paid: true, transactionId });
  await firestore.doc(`payments/${transactionId}`).set({
    productprice: 45.5,
    transactionId,
    youremail: buyer.email,
    bookingsId: `${paid}_${buyer.uid}`,
    bookingId: paid,
    buyerId: buyer.uid,
    sellerId: seller.uid,
    amount: 4550,
    currency: CURRENCY,
    status: 'recorded',
    createdAt: FieldValue.serverTimestamp(),
  });
  const order = { buyer, seller, productId: String(paid) };
  await createOrder(transactionId, order, { state: 'paid', words: ENDLESS });
  await createOrder(`${transactionId}_desk`, order, { state: 'escalated', words: ENDLESS });
  const conversationId = await leaveEndlessWords({
    buyer,
    seller,
    productId: String(endless),
    orderId: transactionId,
  });
  return {
    categoryId,
    categoryName,
    unsold: String(booked),
    conversationId,
    orderId: transactionId,
    toPay: `${booked}_${buyer.uid}`,
    paid: `${paid}_${buyer.uid}`,
  };
}

/** A report on a listing with a photo as wide as they are shown, copied for admins. */
async function reportPhoto(seller: Account, buyer: Account, categoryId: string): Promise<void> {
  const itemId = await createProduct(seller, categoryId, {
    productname: ENDLESS,
    ...(await withPictures(seller, 1)),
  });
  const report = firestore.doc(`reports/${itemReportSubject(itemId)}_${buyer.uid}`);
  const people = { reporterId: buyer.uid, reportedId: seller.uid };
  const open = { reason: 'photo', note: ENDLESS, state: 'open', createdAt: FieldValue.serverTimestamp() };
  await report.set({ itemId, ...people, ...open });
  const copy = report.collection('evidence').doc('copy');
  await expect.poll(async () => (await copy.get()).get('listing.photo.width')).toBeGreaterThan(240);
}

// Specification 2. `/dashboard/deliveries`, `/letters/off`: e-mails about what happens, and what of them could not be sent
test('a letter reads in a narrow and a wide window, by day and by night', async ({ openPage }) => {
  const page = await openPage();
  const event = (title: string) => ({ title, text: `It is ${ENDLESS}.`, path: '/dashboard/myproducts' });
  const { html } = writeEmail({
    events: [event(`${ENDLESS} is sold`), event('A buyer booked Oak chair')],
    shop: `The ${ENDLESS}`,
    origin: 'https://shop.example',
    unsubscribe: { href: 'https://shop.example/letters/off', words: 'Unsubscribe' },
  });
  await page.setContent(html);
  for (const width of [320, 600]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      await expectNoFaults(page, `A letter at ${width} px, ${colorScheme}`);
    }
  }
});

// Specification 2. Titles end with the product name
// Specification 2. `/dashboard`: welcome
// Specification 2. No page breaks WCAG 2.2 AA or scrolls sideways
test('the open pages have no violation of WCAG, by day and by night, on a desktop and a phone', async ({
  openPage,
  seller,
  buyer,
}) => {
  await shop(seller, buyer);
  const page = await openPage();
  await expectPagesAccessible(page, {
    '/': 'Second-hand things worth having',
    '/categories': 'All categories',
    '/search': 'Search',
    '/login': 'Log in',
    '/signup': 'Sign up',
    '/reset-password': 'Reset password',
    '/blog': 'Blog',
    '/help': 'Help',
    '/unsubscribe': 'Unsubscribe',
    '/no-such-page': '404',
  });
});

// Specification 2. No page breaks WCAG 2.2 AA or scrolls sideways
test('the pages of a buyer have no violation of WCAG, nor have their dialogs', async ({
  openPage,
  seller,
  buyer,
}) => {
  // Nearly twenty times through axe.
  test.slow();
  const { categoryId, conversationId, toPay, paid, orderId } = await shop(seller, buyer);
  const page = await openPage();
  await returnSignedIn(page, buyer);
  await expectPagesAccessible(
    page,
    {
      '/dashboard': 'Dashboard',
      '/dashboard/wishlist': 'WishList',
      '/dashboard/account': 'My account',
      [`/dashboard/payments/${toPay}`]: 'Payment',
      [`/dashboard/receipts/${paid}`]: 'Receipt',
      '/dashboard/receipts/none': 'Receipt',
      [`/dashboard/orders/${orderId}`]: 'Order',
      '/dashboard/messages': 'Messages',
      [`/dashboard/messages/${conversationId}`]: { title: 'Messages', filledList: 'log' },
      '/dashboard/searches': 'Saved Searches',
      '/dashboard/notifications': 'Notifications',
      '/dashboard/offers': 'Offers',
      '/dashboard/myorders': 'My Orders',
    },
    buyer,
  );
  await page.setViewportSize(NARROWEST);
  await page.getByRole('button', { name: 'More', expanded: false }).first().click();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the question before an order is deleted', buyer);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expectPagesAccessible(page, { '/categories/none': 'Category not found' }, buyer);
  await visit(page, `/categories/${categoryId}?condition=Good&q=pine`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByLabel('Lowest price')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  // It is off, and paler, until what was booked is known.
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  await expectAccessible(page, 'a category with its filters', buyer);
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Book for/ })
    .click();
  await expectAccessible(page, 'the booking dialog with its errors', buyer);
});

// Specification 2. No page breaks WCAG 2.2 AA or scrolls sideways
test('the pages of a seller have no violation of WCAG', async ({ openPage, seller, buyer }) => {
  const { categoryId, categoryName, unsold } = await shop(seller, buyer);
  const page = await openPage();
  await returnSignedIn(page, seller);
  await expectPagesAccessible(
    page,
    {
      '/dashboard': 'Dashboard',
      '/dashboard/addcategory': 'Add Category',
      '/dashboard/myproducts': 'My Products',
      '/dashboard/import': 'Import products',
      '/dashboard/sales': 'Sales',
      '/dashboard/payouts': 'Payouts',
      '/dashboard/outbox': 'Waiting to send',
      '/dashboard/share': 'Shared photos',
      [`/dashboard/myproducts/${unsold}`]: 'Edit Product',
      [`/categories/${categoryId}`]: categoryName,
      '/dashboard/addproduct': 'Add Product',
    },
    seller,
  );
  // On a desktop the form is one page, which can be sent as it is; on a phone each step looks at its own.
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expectAccessible(page, 'the product form with its errors', seller);
});

// Specification 2. No page breaks WCAG 2.2 AA or scrolls sideways
// Specification 2. `/dashboard/payments`: all payments, for admins
// Specification 2. `/dashboard/subscribers`, `/unsubscribe`: addresses that were given for e-mails
// Specification 2. `/dashboard/auditlog`: what admins did
test('the pages of an admin have no violation of WCAG, nor have their dialogs', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const { categoryId } = await shop(seller, buyer);
  await reportPhoto(seller, buyer, categoryId);
  // One row of each kind: others of all journeys would be looked at as long, and show nothing else.
  const word = `axe${Date.now()}`;
  const [endless] = await Promise.all([
    createAccount('Seller', `${word} ${ENDLESS.slice(0, 60)}`),
    createAccount('Seller', `Vera ${word}`, 'Verified'),
    createAccount('Buyer', `Bo ${word}`),
  ]);
  const page = await openPage();
  await returnSignedIn(page, admin);
  await expectPagesAccessible(
    page,
    {
      '/dashboard': 'Dashboard',
      '/dashboard/listofadmin': 'All Users',
      [`/dashboard/listofsellers?q=${word}`]: 'All Sellers',
    },
    admin,
  );
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(2);
  await expectPagesAccessible(
    page,
    {
      [`/dashboard/members/${endless.uid}`]: endless.name,
      '/dashboard/auditlog': 'Audit Log',
      '/dashboard/deliveries': 'E-mail and push log',
      '/dashboard/categories': 'Categories',
      '/dashboard/orderdesk': 'Order problems',
      '/dashboard/settings': 'Settings',
      '/dashboard/books': 'Accounting',
      '/dashboard/statistics': 'Statistics',
      '/dashboard/reports': 'Reports',
      '/dashboard/subscribers': 'Subscribers',
      '/dashboard/payments': 'Payments',
    },
    admin,
  );
  await page
    .getByRole('button', { name: /^Refund/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the refund dialog', admin);
  await expectPagesAccessible(page, { [`/dashboard/listofbuyers?q=${word}`]: 'All Buyers' }, admin);
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(1);
  await page.getByRole('button', { name: 'Make Admin' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the question before somebody is made an admin', admin);
});

test('the pages of an item have no violation of WCAG, nor have its pictures when they are large', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Axe items ${Date.now()}`);
  const pictured = { productname: `Wide ${ENDLESS}`, ...(await withPictures(seller, 3)) };
  const productId = await createProduct(seller, categoryId, pictured);
  await createProduct(seller, categoryId, { productname: 'Pine chair' });
  await advertise(productId);
  const page = await openPage();
  await expectPagesAccessible(page, {
    '/ads/none': 'Item not found',
    [`/ads/${productId}`]: pictured.productname,
  });
  await returnSignedIn(page, buyer);
  await expectPagesAccessible(
    page,
    {
      '/products/none': 'Item not found',
      [`/products/${productId}`]: pictured.productname,
      '/sellers/none': 'Seller not found',
      [`/sellers/${seller.uid}`]: seller.name,
    },
    buyer,
  );
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Ask the seller' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the question which item one asks about', buyer);
  await visit(page, `/products/${productId}`);
  await page.getByRole('button', { name: 'Enlarge photo 1' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await expectAccessible(page, 'the large pictures', buyer);
});

test('pages that wait for their data have no violation of WCAG, whoever is signed in', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const { categoryId, toPay, paid, orderId } = await shop(seller, buyer);
  const waits: readonly (readonly [Account, readonly string[]])[] = [
    [
      buyer,
      [
        `/dashboard/orders/${orderId}`,
        `/dashboard/payments/${toPay}`,
        `/dashboard/receipts/${paid}`,
        '/dashboard/myorders',
        '/dashboard/wishlist',
        '/dashboard/messages',
        '/dashboard/searches',
        '/dashboard/notifications',
        '/dashboard/offers',
        `/categories/${categoryId}`,
      ],
    ],
    [
      seller,
      [
        `/dashboard/orders/${orderId}`,
        '/dashboard/myproducts',
        '/dashboard/sales',
        '/dashboard/addproduct',
        '/dashboard/payouts',
      ],
    ],
    [
      admin,
      [
        '/dashboard/listofadmin',
        '/dashboard/listofsellers',
        '/dashboard/auditlog',
        '/dashboard/deliveries',
        '/dashboard/orderdesk',
        '/dashboard/settings',
        '/dashboard/payments',
      ],
    ],
  ];
  for (const [account, addresses] of waits) {
    const page = await openPage();
    await returnSignedIn(page, account);
    await expectLoadingAccessible(page, addresses);
    await page.close();
  }
});
