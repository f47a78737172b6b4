import { expect, test, typeCard, visit } from '../kit/browser/fixtures.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { createCategory, createProduct, firestore } from '../kit/shop.ts';
import { beginsInArabic, inArabic } from './means/arabic.ts';
import { showIn } from './means/other-languages.ts';

// Specification 1. Buyers browse, book, wish, pay
test('in Arabic, somebody signs up, finds an item, asks, books, pays, and is handed it', async ({
  openPage,
  seller,
}) => {
  const suffix = Date.now().toString(36);
  const categoryId = await createCategory(seller, `مصابيح ${suffix}`);
  const productname = `مصباح ${suffix}`;
  await createProduct(seller, categoryId, { productname });

  const phone = await openPage({ width: 360, height: 740 });
  await visit(phone, '/signup');
  await showIn(phone, 'ar');
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
  await phone.getByLabel(inArabic('Name'), { exact: true }).fill('ليلى');
  await phone.getByLabel(inArabic('Email')).fill(`layla.${suffix}@example.com`);
  await phone.getByLabel(inArabic('Password'), { exact: true }).fill('thriftline');
  await phone.getByLabel(inArabic('Role')).selectOption('Buyer');
  await phone.getByRole('button', { name: inArabic('Sign up'), exact: true }).click();
  const welcome = phone.getByRole('dialog', { name: inArabic('Registration Succesful') });
  await welcome.getByRole('button').last().click();

  await visit(phone, '/');
  await phone.getByRole('searchbox', { name: inArabic('Search the shop') }).fill(productname);
  await phone.keyboard.press('Enter');
  await phone.getByRole('article', { name: productname }).getByRole('link').last().click();
  await phone.getByRole('link', { name: inArabic('Ask the seller') }).click();
  await phone.getByLabel(inArabic('Message'), { exact: true }).fill('هل ما زال متوفرًا؟');
  await phone.getByRole('button', { name: inArabic('Send'), exact: true }).click();
  await expect(phone.getByRole('log')).toContainText(inArabic('Sent'));

  await phone.goBack();
  await phone.getByRole('button', { name: inArabic('Book Now') }).click();
  const form = phone.getByRole('dialog', { name: inArabic('Book this product') });
  await form.getByLabel(inArabic('Mobile')).fill('+971 4 496 0000');
  await form.getByLabel(inArabic('Location')).fill('دبي');
  await form.getByRole('button', { name: beginsInArabic('Book for {amount}') }).click();
  const booked = phone.getByRole('dialog', { name: inArabic('Product booked succssfully') });
  await booked.getByRole('link', { name: beginsInArabic('Pay {amount}') }).click();
  await typeCard(phone, '4242424242424242');
  await phone.getByRole('button', { name: beginsInArabic('Pay {amount}') }).click();
  await expect(phone.getByText(inArabic('Congrats! You payment is completed')).first()).toBeVisible();

  const bookings = await firestore.collection('bookings').where('productname', '==', productname).get();
  const orderId = String(bookings.docs[0]?.get('transactionId'));
  await visit(phone, `/dashboard/orders/${orderId}`);
  const code = phone.getByRole('img', { name: beginsInArabic('The code is {digits}') });
  const digits = (await code.textContent())?.replaceAll(/\D/g, '') ?? '';

  const desk = await openPage();
  await firestore.doc(`users/${seller.uid}`).update({ language: 'ar' });
  await returnSignedIn(desk, seller);
  await desk.goto(`/dashboard/orders/${orderId}`);
  await expect(desk.locator('html')).toHaveAttribute('lang', 'ar');
  await desk.getByRole('button', { name: inArabic('Confirm handover') }).click();
  await desk.getByRole('button', { name: inArabic('Type the code') }).click();
  await desk.getByRole('dialog').getByLabel(inArabic('Pick-up code')).fill(digits);
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: inArabic('Confirm handover') })
    .click();
  await expect(desk.getByText(inArabic('Completed'), { exact: true })).toBeVisible();
  await expect(phone.getByText(inArabic('Received'), { exact: true })).toBeVisible();
});
