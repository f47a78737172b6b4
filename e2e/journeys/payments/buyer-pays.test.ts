import type { Page } from '@playwright/test';
import { CURRENCY } from '@thriftline/domain/base/money';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, login, test, typeCard, visit } from '../../kit/browser/fixtures.ts';
import {
  addCategory,
  addProduct,
  arriveAtPayment,
  book,
  readMessage,
  sendBooking,
  signUp,
} from '../../kit/browser/forms.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { createCategory, createProduct, firestore } from '../../kit/shop.ts';
import { cutNetwork, readyForOffline, restoreNetwork } from '../means/network.ts';

// A sale as it is in life: with the service worker, which later pages come from.
test.use({ serviceWorkers: 'allow' });

/** From a booking that was just sent to its payment page, with the order in between. */
async function goToPay(page: Page): Promise<void> {
  await arriveAtPayment(page);
  await page.goto('/dashboard/myorders');
  await page.getByRole('link', { name: /^Pay/ }).click();
}

// Specification 1. Sellers list, advertise, are verified
// Specification 1. Buyers browse, book, wish, pay
// Specification 1. Card payment by the embedded card element
// Specification 1. Images uploaded to the image host
// Specification 2. `/signup`: name, email, password, role, Google, link to login
// Specification 2. `/dashboard/addcategory`: name and photo
// Specification 2. `/dashboard/addproduct`: product form
// Specification 2. `/dashboard/payments/{id}`: the booking and the card form
// Specification 3. Payment.productprice, transactionId
// Specification 4. Product: available to sold
// Specification 4. Booking: unpaid to paid
// Specification 4. Payment: succeeded, then recorded, text with the transaction id, toast
// Specification 7. Identity provider: sign-in and signup by password
// Specification 8. “Congrats! You payment is completed”
// Specification 8. “Category has been added”
// Specification 8. “Product added succssfully”
// Specification 9. Card payment amount in cents
test('a seller lists a product, a buyer books and pays for it, and it is sold', async ({ openPage }) => {
  const suffix = Date.now().toString(36);
  const categoryname = `Lamps ${suffix}`;
  const productname = `Brass lamp ${suffix}`;

  const seller = await openPage();
  await signUp(seller, { name: 'Sally Seller', email: `sally.${suffix}@example.com`, role: 'Seller' });
  await readMessage(seller, MESSAGES.registrationSuccessful);
  await addCategory(seller, categoryname);
  await readMessage(seller, MESSAGES.categoryAdded);
  await addProduct(seller, productname, categoryname);
  await expect(seller.getByText(MESSAGES.productAdded)).toBeVisible();

  const buyer = await openPage({ width: 360, height: 740 });
  await signUp(buyer, { name: 'Bob Buyer', email: `bob.${suffix}@example.com`, role: 'Buyer' });
  await readMessage(buyer, MESSAGES.registrationSuccessful);
  await buyer.goto('/');
  await buyer.getByRole('link', { name: categoryname }).first().click();
  // A card on a phone leads to the page of the item, which has the button.
  await buyer.getByRole('article', { name: productname }).getByRole('link').last().click();
  await buyer.getByRole('button', { name: 'Book Now' }).click();
  await sendBooking(buyer);
  await goToPay(buyer);

  await typeCard(buyer, '4242424242424242');
  await buyer.getByRole('button', { name: /^Pay/ }).click();
  await expect(buyer.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
  const bookings = await firestore.collection('bookings').where('productname', '==', productname).get();
  const booking = bookings.docs[0]?.data();
  expect(booking).toMatchObject({ paid: true, productprice: 45.5 });
  await expect(buyer.getByText(String(booking?.transactionId)).first()).toBeVisible();

  const payment = await firestore.doc(`payments/${booking?.transactionId}`).get();
  expect(payment.data()).toMatchObject({
    amount: 4550,
    currency: CURRENCY,
    status: 'recorded',
    productprice: 45.5,
  });

  await visit(buyer, '/dashboard/myorders');
  await expect(buyer.getByText('Paid', { exact: true })).toBeVisible();
  // An order is a short row of a phone, with the rest a tap away.
  const order = buyer.getByRole('row').filter({ hasText: productname });
  expect((await order.boundingBox())?.height).toBeLessThan(140);
  await order.getByRole('button', { name: 'More' }).click();
  await expect(order.getByRole('link', { name: 'Message the seller' })).toBeVisible();
  await visit(
    buyer,
    `/categories/${(await firestore.doc(`products/${booking?.bookingId}`).get()).get('categoryId')}`,
  );
  await expect(buyer.getByRole('article', { name: productname })).toContainText(MESSAGES.soldOut);

  // They meet: the buyer tells the code, the seller types it.
  await visit(buyer, `/dashboard/orders/${booking?.transactionId}`);
  const code = await buyer.getByRole('img', { name: /^The code is/ }).textContent();
  await visit(seller, '/dashboard/sales');
  await expect(seller.getByRole('row').filter({ hasText: productname })).toContainText(
    /You get\s*[$]45[.]50/,
  );
  await seller.getByRole('link', { name: productname }).click();
  await seller.getByRole('button', { name: 'Confirm handover' }).click();
  await seller.getByRole('button', { name: 'Type the code' }).click();
  await seller
    .getByRole('dialog')
    .getByLabel('Pick-up code')
    .fill(code?.replaceAll(' ', '') ?? '');
  await seller.getByRole('dialog').getByRole('button', { name: 'Confirm handover' }).click();
  await expect(seller.getByText('Completed', { exact: true })).toBeVisible();
  await expect(buyer.getByText('Received', { exact: true })).toBeVisible();
  await expect(buyer.getByText('Your pick-up code')).toHaveCount(0);

  // What the buyer says of the sale is sealed until the seller has said something, too.
  await buyer.getByRole('radio', { name: '5 of 5 stars' }).dispatchEvent('click');
  await buyer.getByLabel('In your own words (optional)').fill('As described');
  await buyer.getByRole('button', { name: 'Send review' }).click();
  await expect(buyer.getByText(/^Sealed[.] We publish it once the seller/)).toBeVisible();
  await seller.getByRole('radio', { name: '4 of 5 stars' }).dispatchEvent('click');
  await expect(seller.getByText('As described')).toHaveCount(0);
  await seller.getByRole('button', { name: 'Send review' }).click();
  await expect(seller.getByText('As described')).toBeVisible();
  await expect(buyer.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
});

// Specification 1. Card payment by the embedded card element
// Specification 2. `/dashboard/payments/{id}`: the booking and the card form
// Specification 8. Card error: the provider's message, payment stops
test('with a clock that is a day slow: a declined card shows the message of the provider and records nothing, and that the next may have been charged is known without a network', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Chairs ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  const page = await openPage({ clock: Date.now() - 24 * 60 * 60_000 });
  await login(page, buyer);
  await page.goto(`/categories/${categoryId}`);
  await book(page, 'Oak chair');
  await goToPay(page);
  await expect(page.getByText(/^Reserved for you: (9|10):\d\d left/)).toBeVisible();

  await typeCard(page, '4000000000000002');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
  const booking = await firestore.doc(`bookings/${productId}_${buyer.uid}`).get();
  expect(booking.get('paid') ?? false).toBe(false);
  expect((await firestore.collection('payments').where('bookingId', '==', productId).get()).size).toBe(0);
  expect((await firestore.doc(`products/${productId}`).get()).get('availability') ?? false).toBe(false);

  // The request arrives, its answer does not, nor anything after it.
  await readyForOffline(page, 'Buyer');
  const confirm = '**/v1/payment_intents/*/confirm';
  await page.context().route(confirm, async (route) => {
    await cutNetwork(page);
    await route.fetch();
    await route.abort();
  });
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(/checking whether your card was charged/)).toBeVisible();
  await page.reload();
  const perhaps = page.getByText(/^Your card may have been charged.*You’re offline\. We’ll check/);
  await expect(perhaps).toBeVisible();
  await page.goto('/dashboard/myorders');
  await expect(page.getByText('Payment unconfirmed')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Check payment' }).click();
  await expect(perhaps).toBeVisible();
  await restoreNetwork(page);
  await expect(page.getByText(/^Transaction ID:/)).toBeVisible();
  await visit(page, '/dashboard/myorders');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});

// Specification 1. Sellers list, advertise, are verified
// Specification 1. Admins make admins, verify sellers, delete people
// Specification 2. `/dashboard/listofsellers`: status, Make Admin, Delete
// Specification 4. Seller: Unverified to Verified, on both sides
// Specification 6. Admin: make admin, verify, delete
// Specification 8. “Unverfied”
// Specification 8. “Your status has been changed”
test("an admin verifies a seller and the badge appears on the buyer's open page", async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Tables ${Date.now()}`);
  await createProduct(seller, categoryId);
  const shopper = await openPage();
  await returnSignedIn(shopper, buyer);
  await shopper.goto(`/categories/${categoryId}`);
  const card = shopper.getByRole('article', { name: 'Oak chair' });
  await expect(card).toBeVisible();
  await expect(card.getByText('Verified')).toHaveCount(0);

  const office = await openPage();
  await returnSignedIn(office, admin);
  await office.goto('/dashboard/listofsellers');
  await office.getByRole('row').filter({ hasText: seller.email }).getByText(MESSAGES.unverifiedLink).click();
  await expect(office.getByText(MESSAGES.statusChanged)).toBeVisible();

  await expect(card.getByText('Verified')).toBeVisible();
});
