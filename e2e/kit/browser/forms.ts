import type { Locator, Page } from '@playwright/test';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { attributeTitle } from '@thriftline/domain/catalogue/attributes/attribute-texts';
import {
  ATTRIBUTE_NAMES,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { png } from '../png.ts';
import { expect, visit } from './fixtures.ts';

/** Of both widths that are made of a picture. That larger ones are scaled down, a journey of its own holds. */
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: png(600, 400) };

/** Somebody who comes for the first time. */
interface Newcomer {
  name: string;
  email: string;
  role: 'Buyer' | 'Seller';
}

/** Fills in the signup form and sends it. */
export async function signUp(page: Page, { name, email, role }: Newcomer): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('thriftline');
  await page.getByLabel('Role').selectOption(role);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
}

/** Waits for the dialog with the text and closes it. */
export async function readMessage(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text, exact: true });
  await expect(dialog).toBeVisible();
  // What can be done beside stands before it.
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

/** Answers the one question before an act by the button of the given name. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Shows what else can be done with the record of a row. */
export async function showMore(row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'More', expanded: false }).click();
}

/** Fills in the form for a category and sends it. */
export async function addCategory(page: Page, categoryname: string): Promise<void> {
  await visit(page, '/dashboard/addcategory');
  await page.getByLabel('Category name').fill(categoryname);
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Add Category' }).click();
}

/** Fills in all of the open form for a product but its pictures: every fact there is, mostly with its sample. */
export async function fillInProduct(page: Page, productname: string, categoryname: string): Promise<void> {
  const values = { ...SAMPLE_ATTRIBUTES, productname, categoryId: categoryname };
  for (const name of ATTRIBUTE_NAMES) {
    const { kind } = PRODUCT_ATTRIBUTES[name];
    const field = page.getByLabel(attributeTitle(name));
    const value = String(values[name]);
    await (kind === 'choice' || kind === 'category' ? field.selectOption(value) : field.fill(value));
  }
}

/** Opens the form for a new product with all of it in sight: on phones it has steps, of which the last shows everything. */
export async function openProductForm(page: Page): Promise<void> {
  await visit(page, '/dashboard/addproduct');
  const { width } = page.viewportSize() ?? { width: 0 };
  if (width < 900) await page.getByRole('button', { name: 'Review' }).click();
}

/** Fills in all of the form for a product but its pictures. */
export async function describeProduct(page: Page, productname: string, categoryname: string): Promise<void> {
  await openProductForm(page);
  await fillInProduct(page, productname, categoryname);
}

/** Picks a photo in the open form for a product and waits until it is ready. */
export async function pickPhoto(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('listitem', { name: 'Photo 1, the cover' })).toBeVisible();
}

/** Picks a photo in the open form for a product that shows one, and waits until it is ready. */
export async function pickAnotherPhoto(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('listitem', { name: 'Photo 2', exact: true })).toBeVisible();
}

/** Fills in the form for a product and sends it. */
export async function addProduct(page: Page, productname: string, categoryname: string): Promise<void> {
  await describeProduct(page, productname, categoryname);
  await pickPhoto(page);
  await page.getByRole('button', { name: 'Add Product' }).click();
}

/** Goes on from a booking that was sent to its payment. */
export async function arriveAtPayment(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page).toHaveURL(/\/dashboard\/payments\/[\w-]+$/);
}

/** The button that leads to the payment, in the dialog that says that the item is booked. */
export function payButton(page: Page): Locator {
  return page.getByRole('dialog', { name: MESSAGES.productBooked }).getByRole('link', { name: /^Pay/ });
}

/** Opens the booking dialog from the product's card, fills it in and sends it. */
export async function book(page: Page, productname: string): Promise<void> {
  await page.getByRole('article', { name: productname }).getByRole('button', { name: 'Book Now' }).click();
  await sendBooking(page);
}

/** Fills in the open booking form, in its sheet or on the page of a payment, and sends it: without going on to the card unless told. */
export async function sendBooking(page: Page, name: string | RegExp = /^Book for/): Promise<void> {
  const button = page.getByRole('button', { name });
  const form = page.locator('form').filter({ has: button });
  await form.getByLabel('Mobile').fill('+44 1904 496 000');
  await form.getByLabel('Location').fill('York');
  await button.click();
}
