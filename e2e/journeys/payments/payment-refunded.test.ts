import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CURRENCY_CODE, formatPrice } from '@thriftline/domain/base/money';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, test, typeCard, visit } from '../../kit/browser/fixtures.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { type Account, createBooking, createCategory, createProduct, firestore } from '../../kit/shop.ts';

/** What the products of these tests cost, as people read it. */
const PRICE = formatPrice(45.5);

/** Matches a text that says all of these, one after the other. */
function inOrder(...texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'), 's');
}

/** Books the product and pays for it with the card, in the page of a buyer who is not signed in yet. */
async function buy(page: Page, buyer: Account, productId: string, card: string) {
  await createBooking(buyer, productId);
  const bookingsId = `${productId}_${buyer.uid}`;
  await returnSignedIn(page, buyer);
  await page.goto(`/dashboard/payments/${bookingsId}`);
  await typeCard(page, card);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
  const booking = await firestore.doc(`bookings/${bookingsId}`).get();
  return { bookingsId, transactionId: String(booking.get('transactionId')) };
}

// Specification 2. `/dashboard/receipts/{id}`: receipt of a paid order
// Specification 2. `/dashboard/payments`: all payments, for admins
// Specification 2. `/dashboard/auditlog`: what admins did
test('a paid order has a receipt that prints; an admin finds the payment, exports and refunds it', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const page = await openPage({ width: 360, height: 740 });
  const categoryId = await createCategory(seller, `Stools ${Date.now()}`);
  const productId = await createProduct(seller, categoryId, { productname: 'Milking stool' });
  const { transactionId } = await buy(page, buyer, productId, '5555555555554444');

  await page.getByRole('link', { name: 'Track order' }).click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  const sheet = page.locator('[data-print-sheet]');
  const lines = {
    Item: 'Milking stool',
    Seller: seller.name,
    Buyer: buyer.email,
    Amount: `${PRICE} ${CURRENCY_CODE}`,
    Card: 'Mastercard ending in 4444',
    'Transaction ID': transactionId,
    Time: String(new Date().getFullYear()),
    Status: 'Paid',
  };
  const value = (title: string) =>
    sheet.locator('dt', { hasText: new RegExp(`^${title}$`) }).locator('xpath=following-sibling::dd');
  for (const [title, text] of Object.entries(lines)) await expect(value(title)).toContainText(text);
  await page.emulateMedia({ media: 'print' });
  await expect(value('Transaction ID')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: null });

  const office = await openPage();
  await returnSignedIn(office, admin);
  await office.goto('/dashboard/payments');
  await office.getByLabel('Transaction ID, e-mail, item or seller').fill(transactionId);
  const rows = office.getByRole('table', { name: 'Payments' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(
    inOrder('Milking stool', PRICE, 'Mastercard ending in 4444', 'Paid'),
  );
  await office.getByLabel('Status').selectOption('Refunded');
  await expect(office.getByText('No matching payments')).toBeVisible();
  await office.getByLabel('Status').selectOption('Paid');
  await expect(rows).toHaveCount(2);
  const downloading = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export 1 as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`${transactionId},`);
  expect(csv).toContain(`,Paid,45.50,pickup,0.00,0.00,${CURRENCY_CODE},Milking stool,`);
  await office.getByLabel('Status').selectOption('All');

  await office.getByRole('button', { name: `Refund ${PRICE} to ${buyer.email}` }).click();
  const dialog = office.getByRole('dialog', { name: `Refund ${PRICE} to ${buyer.email}?` });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('Field is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A leg broke on the way');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows.nth(1)).toContainText(/Refunded.*A leg broke on the way/s);

  await visit(office, '/dashboard/auditlog');
  const entry = office.getByRole('row').filter({ hasText: `payments/${transactionId}` });
  await expect(entry).toContainText(
    inOrder(admin.name, 'Refunded a payment', `${PRICE} of ${buyer.email}`, 'A leg broke on the way'),
  );

  await expect(value('Status')).toHaveText('Refunded');
  await expect(value('Refund reason')).toHaveText('A leg broke on the way');
  await visit(page, '/dashboard/myorders');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  expect((await firestore.doc(`products/${productId}`).get()).data()).toMatchObject({
    availability: false,
    paid: false,
  });
  await visit(page, `/categories/${categoryId}`);
  await expect(page.getByRole('article', { name: 'Milking stool' })).not.toContainText(MESSAGES.soldOut);
});

test('a refund that the bank keeps sending back ends as failed, with its reason, and can be sent again', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const page = await openPage({ width: 360, height: 740 });
  const categoryId = await createCategory(seller, `Benches ${Date.now()}`);
  const productId = await createProduct(seller, categoryId, { productname: 'Work bench' });
  const { transactionId, bookingsId } = await buy(page, buyer, productId, '4000000000005126');

  const office = await openPage();
  await returnSignedIn(office, admin);
  await office.goto('/dashboard/payments');
  await office.getByLabel('Transaction ID, e-mail, item or seller').fill(transactionId);
  const row = office.getByRole('table', { name: 'Payments' }).getByRole('row').nth(1);
  const refund = row.getByRole('button', { name: `Refund ${PRICE} to ${buyer.email}` });
  await refund.click();
  const dialog = office.getByRole('dialog', { name: `Refund ${PRICE} to ${buyer.email}?` });
  await dialog.getByLabel('Reason').fill('It came without its screws');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();

  await expect(row).toContainText(
    /Refund failed.*The bank returned the refund: expired or canceled card\. .+It came without its screws/s,
  );
  await expect(refund).toBeEnabled();
  await page.goto(`/dashboard/receipts/${bookingsId}`);
  await expect(page.getByText('Refund failed')).toBeVisible();
});
