import { MESSAGES } from '@thriftline/domain/messages';
import { expect, login, test } from './fixtures.ts';
import { answer } from './forms.ts';
import { createCategory, createProduct, firestore, hasSignIn } from './shop.ts';

test('an admin makes a buyer an admin, who is no buyer any more', async ({ openPage, admin, buyer }) => {
  const page = await openPage();
  await login(page, admin);
  await page.goto('/dashboard/listofbuyers');
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await row.getByRole('button', { name: 'Make Admin' }).click();
  await answer(page, `Make ${buyer.name} an admin?`, 'Cancel');
  await row.getByRole('button', { name: 'Make Admin' }).click();
  await answer(page, `Make ${buyer.name} an admin?`, 'Make Admin');
  await expect(page.getByText(MESSAGES.roleChanged)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await firestore.doc(`users/${buyer.uid}`).get()).get('role')).toBe('Admin');

  await page.goto('/dashboard/listofadmin');
  await page.getByLabel('Filter by name or e-mail').fill(buyer.email);
  const rows = page.getByRole('table', { name: 'All Users' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  for (const title of ['Name', 'Email', 'Role'])
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
});

test('an admin deletes a buyer and a seller with all that is theirs', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Clocks ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  const page = await openPage();
  await login(page, admin);

  for (const [path, account, message] of [
    ['/dashboard/listofbuyers', buyer, MESSAGES.buyerDeleted],
    ['/dashboard/listofsellers', seller, MESSAGES.sellerDeleted],
  ] as const) {
    await page.goto(path);
    const row = page.getByRole('row').filter({ hasText: account.email });
    await row.getByRole('button', { name: 'Delete' }).click();
    await answer(page, `Delete ${account.name}?`, 'Delete');
    await expect(page.getByText(message)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await firestore.doc(`users/${account.uid}`).get()).exists).toBe(false);
    expect(await hasSignIn(account)).toBe(false);
  }
  await expect.poll(async () => (await firestore.doc(`products/${productId}`).get()).exists).toBe(false);
});
