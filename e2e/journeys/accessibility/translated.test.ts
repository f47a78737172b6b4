import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, test, typeCard, visit } from '../../kit/browser/fixtures.ts';
import { arriveAtPayment, book, showMore } from '../../kit/browser/forms.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { createBooking, createCategory, createProduct } from '../../kit/shop.ts';
import { TRANSLATORS, translate } from '../means/translator.ts';

for (const way of TRANSLATORS) {
  test(`with a translator that ${way} each text: a buyer sorts, filters, books and pays`, async ({
    openPage,
    seller,
    buyer,
  }) => {
    const categoryId = await createCategory(seller, `Translated ${Date.now()}`);
    for (const [productname, resaleprice, condition] of [
      ['Oak chair', 40, 'Good'],
      ['Pine chair', 20, 'Fair'],
    ] as const)
      await createProduct(seller, categoryId, { productname, resaleprice, condition });
    const page = await openPage();
    await translate(page, way);
    await returnSignedIn(page, buyer);
    const cards = page.getByRole('article');

    await page.goto(`/categories/${categoryId}`);
    await expect(cards).toHaveCount(2);
    for (const [order, first] of [
      ['Price, low to high', 'Pine chair'],
      ['Price, high to low', 'Oak chair'],
    ] as const) {
      await page.getByLabel('Sort').selectOption(order);
      await expect(cards.first()).toHaveAccessibleName(first);
      await expect(cards.first()).toContainText(first);
    }
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    for (const condition of ['Good', 'Fair']) await page.getByRole('checkbox', { name: condition }).click();
    await page.getByRole('button', { name: 'Remove filter Fair' }).click();
    await expect(cards).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(cards).toHaveCount(2);
    await page.getByLabel('Search this category').fill('walnut');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter “walnut”' }).click();
    await expect(cards).toHaveCount(2);

    await book(page, 'Oak chair');
    await arriveAtPayment(page);
    await typeCard(page, '4000000000000002');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
    await typeCard(page, '4242424242424242');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
    await visit(page, '/dashboard/myorders');
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  });

  test(`with a translator that ${way} each text: two talk, and the lists of the dashboard change`, async ({
    openPage,
    seller,
    buyer,
  }) => {
    const productname = `Translated chair ${Date.now()}`;
    const categoryId = await createCategory(seller, productname);
    const productId = await createProduct(seller, categoryId, { productname });
    const ash = await createProduct(seller, categoryId, { productname: 'Ash chair' });
    for (const booked of [productId, ash]) await createBooking(buyer, booked);
    const [phone, desk] = await Promise.all([openPage({ width: 360 }), openPage()]);
    for (const page of [phone, desk]) await translate(page, way);
    await Promise.all([returnSignedIn(phone, buyer), returnSignedIn(desk, seller)]);

    await visit(desk, '/dashboard');
    const menu = desk.getByRole('navigation', { name: 'Dashboard' });
    await visit(phone, `/products/${productId}`);
    await phone.getByRole('link', { name: 'Ask the seller' }).click();
    for (const text of ['Is it still there?', 'And the price?']) {
      await phone.getByLabel('Message', { exact: true }).fill(text);
      await phone.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(phone.getByRole('log').getByRole('listitem').filter({ hasText: text })).toContainText(
        'Sent',
      );
      // The count of conversations is beside other words, and changes.
      await expect(menu.getByRole('link', { name: /^Messages\s*1 unread$/ })).toBeVisible();
    }
    await menu.getByRole('link', { name: /Messages/ }).click();
    await desk.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: productname }).click();
    await expect(desk.getByRole('log')).toContainText('And the price?');
    await expect(phone.getByRole('log')).toContainText('Seen');
    await desk.getByLabel('Message', { exact: true }).fill('It is $40.');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(phone.getByRole('log')).toContainText('It is $40.');

    await visit(phone, '/dashboard/myorders');
    const orders = phone.getByRole('main');
    await expect(orders.getByText('Ash chair')).toBeVisible();
    const row = orders.getByRole('row').filter({ hasText: 'Ash chair' });
    await showMore(row);
    await row.getByRole('button', { name: 'Delete' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await visit(desk, '/dashboard/myproducts');
    const product = desk.getByRole('row').filter({ hasText: 'Ash chair' });
    await product.getByRole('button', { name: 'More actions for Ash chair' }).click();
    await desk.getByRole('menuitem', { name: 'Delete' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(product).toHaveCount(0);
  });
}
