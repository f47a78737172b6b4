import type { Page } from '@playwright/test';
import { contactPath } from '@thriftline/domain/collections';
import { MESSAGES } from '@thriftline/domain/messages';
import { expect, test, typeCard, typeLogin } from './fixtures.ts';
import { addCategory, addProduct, answer, book, readMessage, showMore, signUp } from './forms.ts';
import { createAccount, createBooking, createCategory, createProduct, firestore } from './shop.ts';

test('every text of the catalogue is seen on screen', async ({ openPage, admin, seller, buyer }) => {
  const unseen = new Set<string>(Object.values(MESSAGES));
  const see = async (page: Page, text: string) => {
    // A pattern minds capitals, and finds a text that stands beside others.
    await expect(page.getByText(new RegExp(text)).first()).toBeVisible();
    unseen.delete(text);
  };
  const suffix = Date.now().toString(36);
  const productname = `Copper kettle ${suffix}`;

  await test.step('a seller signs up, lists, advertises and deletes a product', async () => {
    const page = await openPage();
    await signUp(page, { name: 'Nina New', email: `nina.${suffix}@example.com`, role: 'Seller' });
    await see(page, MESSAGES.registrationSuccessful);
    await readMessage(page, MESSAGES.registrationSuccessful);

    await page.goto('/dashboard/addcategory');
    await page.getByRole('button', { name: 'Add Category' }).click();
    await see(page, MESSAGES.fieldRequired);
    await see(page, MESSAGES.photoRequired);
    await addCategory(page, `Kettles ${suffix}`);
    await see(page, MESSAGES.categoryAdded);
    await addProduct(page, productname, `Kettles ${suffix}`);
    await see(page, MESSAGES.productAdded);
    await readMessage(page, MESSAGES.productAdded);

    const row = page.getByRole('row').filter({ hasText: productname });
    await row.getByRole('button', { name: 'Advertise' }).click();
    await see(page, MESSAGES.advertisementAdded);
    await row.getByRole('button', { name: 'Delete' }).click();
    await answer(page, `Delete “${productname}”?`, 'Delete');
    await see(page, MESSAGES.productDeleted);
  });

  await test.step('a buyer wishes, books and pays', async () => {
    const categoryId = await createCategory(seller, `Stools ${suffix}`);
    const [wanted, withoutEmail, withoutContact] = await Promise.all(
      ['Milking stool', 'Bar stool', 'Piano stool'].map((name) =>
        createProduct(seller, categoryId, { productname: name }),
      ),
    );
    await firestore.doc(contactPath(String(withoutEmail))).update({ email: MESSAGES.unregistered });
    await firestore.doc(contactPath(String(withoutContact))).delete();
    await Promise.all([withoutEmail, withoutContact].map((id) => createBooking(buyer, String(id))));

    const page = await openPage();
    await page.goto('/login');
    await typeLogin(page, buyer);
    await see(page, MESSAGES.loginThanks);
    await page.goto(`/categories/${categoryId}`);
    await page.getByRole('button', { name: 'Add to wish list: Milking stool' }).click();
    await see(page, MESSAGES.wishAdded);
    await book(page, 'Milking stool');
    await see(page, MESSAGES.productBooked);

    await page.goto('/dashboard/myorders');
    await see(page, MESSAGES.unregistered);
    await see(page, MESSAGES.notFound);
    await page.goto(`/dashboard/payments/${wanted}_${buyer.uid}`);
    await typeCard(page, '4242424242424242');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await see(page, MESSAGES.paymentCompleted);
    await page.goto(`/categories/${categoryId}`);
    await see(page, MESSAGES.soldOut);
  });

  await test.step('an admin verifies, promotes and deletes', async () => {
    const leaver = await createAccount('Buyer', 'Liv Leaver');
    const promoted = await createAccount('Buyer', 'Pia Promoted');
    const page = await openPage();
    await page.goto('/login');
    await typeLogin(page, admin);
    await expect(page.getByRole('button', { name: 'Signout' })).toBeVisible();
    const row = (email: string) => page.getByRole('row').filter({ hasText: email });

    await page.goto('/dashboard/listofsellers');
    await see(page, MESSAGES.unverifiedLink);
    await row(seller.email).getByText(MESSAGES.unverifiedLink).click();
    await see(page, MESSAGES.statusChanged);
    await showMore(row(seller.email));
    await row(seller.email).getByRole('button', { name: 'Delete' }).click();
    await answer(page, `Delete ${seller.name}?`, 'Delete');
    await see(page, MESSAGES.sellerDeleted);

    await page.goto('/dashboard/listofbuyers');
    await row(promoted.email).getByRole('button', { name: 'Make Admin' }).click();
    await answer(page, `Make ${promoted.name} an admin?`, 'Make Admin');
    await see(page, MESSAGES.roleChanged);
    await showMore(row(leaver.email));
    await row(leaver.email).getByRole('button', { name: 'Delete' }).click();
    await answer(page, `Delete ${leaver.name}?`, 'Delete');
    await see(page, MESSAGES.buyerDeleted);
  });

  expect([...unseen]).toEqual([]);
});
