import { MESSAGES } from '@thriftline/domain/messages';
import { expect, login, test, typeCard } from './fixtures.ts';
import { createBooking, createCategory, createProduct, firestore } from './shop.ts';

test('a buyer reads the receipt, an admin finds and refunds the payment, and the audit log tells of it', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const productId = await createProduct(seller, await createCategory(seller, `Bells ${Date.now()}`));
  await createBooking(buyer, productId);
  const bookingsId = `${productId}_${buyer.uid}`;
  const page = await openPage({ width: 360, height: 740 });
  await login(page, buyer);
  await page.goto(`/dashboard/payments/${bookingsId}`);
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(MESSAGES.paymentCompleted)).toBeVisible();
  const transactionId = String((await firestore.doc(`bookings/${bookingsId}`).get()).get('transactionId'));
  await page.goto('/dashboard/myorders');
  const order = page.getByRole('row').filter({ hasText: 'Oak chair' });
  await order.getByRole('link', { name: 'Receipt' }).click();
  for (const text of ['Oak chair', '$45.50', transactionId])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();

  const office = await openPage();
  await login(office, admin);
  await office.goto('/dashboard/payments');
  await office.getByLabel('Transaction id or e-mail').fill(transactionId);
  const payments = office.getByRole('table', { name: 'Payments' });
  await expect(payments.getByRole('row')).toHaveCount(2);
  for (const title of ['Time', 'Buyer', 'Amount', 'State'])
    await expect(payments.getByRole('columnheader', { name: title })).toBeVisible();
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export 1 as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^payments-[\d-]+\.csv$/);

  await payments.getByRole('button', { name: `Refund $45.50 to ${buyer.email}` }).click();
  const dialog = office.getByRole('dialog', { name: `Refund $45.50 to ${buyer.email}?` });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText(MESSAGES.fieldRequired)).toBeVisible();
  await dialog.getByLabel('Reason').fill('The bell is cracked');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(payments.getByText('Refunded', { exact: true })).toBeVisible();
  await office.goto('/dashboard/auditlog');
  await expect(office.getByRole('row').filter({ hasText: 'The bell is cracked' })).toContainText(admin.name);

  await page.goto('/dashboard/myorders');
  await expect(order.getByText('Refunded', { exact: true })).toBeVisible();
});
