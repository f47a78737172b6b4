import type { Locator, Page } from '@playwright/test';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { pageTitle } from '@thriftline/domain/settings/site';
import { expect, test, untilTakenOver } from '../../kit/browser/fixtures.ts';
import { payButton } from '../../kit/browser/forms.ts';
import { createBooking, createCategory, createProduct } from '../../kit/shop.ts';

/** More stops than any page has before the one that is looked for. */
const MOST_STOPS = 60;

/** Whether the element, or the frame of the field it is in, shows that it has the focus. */
function showsFocus(element: Element): boolean {
  const field = element.closest('.MuiInputBase-root')?.querySelector('fieldset');
  if (field) return Number.parseFloat(getComputedStyle(field).borderTopWidth) >= 2;
  for (let at: Element | null = element; at !== null && at.tagName !== 'MAIN'; at = at.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
  }
  return false;
}

const hasFocus = (element: Element) => element === document.activeElement;

/** Tabs on until the target has the focus, and sees that it shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS && !(await target.evaluate(hasFocus)); stop++) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  // A field draws its outline a moment after it has the focus.
  await expect.poll(() => target.evaluate(showsFocus), `${target} shows its focus`).toBe(true);
}

/** The page has changed: its heading has the focus, and the tab its title. */
async function expectArrival(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page).toHaveTitle(pageTitle(heading));
}

/** The focus is on something of the part of the page, not lost to the whole of it. */
async function expectFocusIn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

test('an item is found, booked and paid for with the keyboard alone, and the focus is never lost', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryname = `Keys ${Date.now()}`;
  await createProduct(seller, await createCategory(seller, categoryname));
  const page = await openPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: categoryname }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  const loginLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' });
  await untilTakenOver(loginLink);
  await tabTo(page, loginLink);
  await page.keyboard.press('Enter');

  await expectArrival(page, 'Log in');
  await tabTo(page, page.getByRole('main').getByLabel('Email'));
  await page.keyboard.type(buyer.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(buyer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(MESSAGES.loginThanks)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(
    page,
    page.getByRole('region', { name: 'Top categories' }).getByRole('link', { name: categoryname }),
  );
  await page.keyboard.press('Enter');
  await expectArrival(page, categoryname);
  const card = page.getByRole('article', { name: 'Oak chair' });
  await tabTo(page, card.getByRole('button', { name: 'Book Now' }));
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Book Now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel('Mobile'));
  await page.keyboard.type('+44 1904 496 000');
  await tabTo(page, dialog.getByLabel('Location'));
  await page.keyboard.type('York');
  await page.keyboard.press('Enter');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Payment');
  await expect(dialog).toHaveCount(0);
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await expect(frame.locator('[name=cardnumber]')).toBeVisible();
  for (const [name, digits] of [
    ['cardnumber', '4242424242424242'],
    ['exp-date', '1234'],
    ['cvc', '123'],
  ] as const) {
    await tabToCard(page, frame.locator(`[name=${name}]`));
    await page.keyboard.type(digits);
  }
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
  await expectFocusIn(page.getByRole('main'));

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Track order' }));
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Order');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Receipt' }));
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Receipt');
  await expect(page.getByRole('main')).toContainText('Oak chair');
});

/** Tabs on until the provider's field has the focus, which shows around all of its fields. */
async function tabToCard(page: Page, field: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS && !(await field.evaluate(hasFocus)); stop++) {
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  // The provider's frame tells the page that it has the focus; the page shows it then.
  const frame = page.locator('iframe[title="Secure card payment input frame"]');
  await expect.poll(() => frame.evaluate(showsFocus)).toBe(true);
}

test('when the row that asked is deleted, the focus stays with the table', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Rows ${Date.now()}`);
  for (const productname of ['Oak chair', 'Ash chair']) {
    await createBooking(buyer, await createProduct(seller, categoryId, { productname }));
  }
  const page = await openPage();
  await page.goto('/dashboard/myorders');
  await page.getByRole('main').getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.keyboard.press('Enter');
  await expectArrival(page, 'My Orders');
  const row = page.getByRole('row').filter({ hasText: 'Oak chair' });
  await tabTo(page, row.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expectFocusIn(page.getByRole('table', { name: 'My orders' }));
  await expect(page.getByRole('status').getByText('Order is deleted')).toBeVisible();
});
