import { userSearch } from '@thriftline/domain/accounts/user-search';
import { ACCOUNT_SUSPENDED } from '@thriftline/domain/base/texts/refusal-texts';
import { FIELD_REQUIRED, MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, visit } from '../../kit/browser/fixtures.ts';
import { answer, showMore } from '../../kit/browser/forms.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import {
  type Account,
  createAccount,
  createCategory,
  createProduct,
  firestore,
  hasSignIn,
} from '../../kit/shop.ts';

// Specification 1. Admins make admins, verify sellers, delete people
// Specification 2. `/dashboard/listofadmin`: all users with name, email, role
// Specification 2. `/dashboard/listofbuyers`: Make Admin, Delete
// Specification 2. `/dashboard/listofsellers`: status, Make Admin, Delete
// Specification 4. Role: Buyer to Admin
// Specification 4. Role: Seller to Admin
// Specification 6. Admin: make admin, verify, delete
// Specification 8. “Your role has been changed”
test('an admin makes a buyer and a seller admins, who are neither any more', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const page = await openPage();
  await returnSignedIn(page, admin);
  const rowOf = ({ email }: Account) => page.getByRole('row').filter({ hasText: email });
  for (const [path, account] of [
    ['/dashboard/listofbuyers', buyer],
    ['/dashboard/listofsellers', seller],
  ] as const) {
    await visit(page, path);
    const row = rowOf(account);
    await row.getByRole('button', { name: 'Make Admin' }).click();
    await answer(page, `Make ${account.name} an admin?`, 'Cancel');
    await row.getByRole('button', { name: 'Make Admin' }).click();
    await answer(page, `Make ${account.name} an admin?`, 'Make Admin');
    await expect(page.getByText(MESSAGES.roleChanged)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await firestore.doc(`users/${account.uid}`).get()).get('role')).toBe('Admin');
  }

  await page.goto('/dashboard/listofadmin');
  await page.getByLabel('Filter by name or e-mail').fill(buyer.email);
  const rows = page.getByRole('table', { name: 'All Users' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  for (const title of ['Name', 'Email', 'Role'])
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
  await expect(rowOf(buyer).getByText('Admin', { exact: true })).toBeVisible();
  await expect(rowOf(buyer).getByRole('button', { name: 'Make Admin' })).toHaveCount(0);
});

test('an admin takes a badge back and suspends a seller, who reads why, and reinstates them', async ({
  openPage,
  admin,
}) => {
  const seller = await createAccount('Seller', 'Vera Vouched', 'Verified');
  const theirs = await openPage();
  await returnSignedIn(theirs, seller);
  await theirs.goto('/dashboard');
  const page = await openPage({ width: 360, height: 740 });
  await returnSignedIn(page, admin);
  await page.goto(`/dashboard/listofsellers?q=${encodeURIComponent(seller.email)}`);
  const row = page.getByRole('row').filter({ hasText: seller.email });
  const giveReason = async (question: string, button: string, reason: string) => {
    const dialog = page.getByRole('dialog', { name: question, exact: true });
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog.getByText(inEnglish(FIELD_REQUIRED), { exact: true })).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await row.getByRole('button', { name: 'Remove badge' }).click();
  await giveReason(`Remove the badge from ${seller.name}?`, 'Remove badge', 'The address bounced');
  await expect(row.getByRole('link', { name: MESSAGES.unverifiedLink })).toBeVisible();
  await expect(theirs.getByText('Verified badge: The address bounced')).toBeVisible();

  await showMore(row);
  await row.getByRole('button', { name: 'Suspend' }).click();
  await giveReason(`Suspend ${seller.name}?`, 'Suspend', 'Sold what was not theirs');
  await expect(row.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(theirs.getByText(inEnglish(ACCOUNT_SUSPENDED))).toBeVisible();
  await row.getByRole('button', { name: 'Reinstate' }).click();
  await answer(page, `Reinstate ${seller.name}?`, 'Reinstate');
  await expect(row.getByRole('button', { name: 'Suspend' })).toBeVisible();

  const productId = await createProduct(seller, await createCategory(seller, `Rugs ${Date.now()}`));
  await row.getByRole('button', { name: 'Delete all listings' }).click();
  await giveReason(`Delete all unsold listings of ${seller.name}?`, 'Delete', 'None of it was theirs');
  await expect(page.getByText(/^\d+ listings? (is|are) deleted/)).toBeVisible();
  await expect.poll(async () => (await firestore.doc(`products/${productId}`).get()).exists).toBe(false);

  await row.getByRole('link', { name: seller.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
  await page.getByLabel('New note').fill('Promised to sell their own');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Promised to sell their own');
  const parts = page.getByRole('navigation', { name: 'About this member' });
  for (const [part, table, words] of [
    ['Log', 'About this member', 'Sold what was not theirs'],
    ['Items', '', 'No items listed'],
    ['Money', '', 'Nothing paid yet'],
  ] as const) {
    await parts.getByRole('link', { name: part, exact: true }).click();
    const shown = table === '' ? page.getByRole('main') : page.getByRole('table', { name: table });
    await expect(shown).toContainText(words);
  }
});

// Specification 2. `/dashboard/categories`: admins rename, merge, order and delete categories
// Specification 2. `/dashboard/settings`: what the operator sets; `/help`, `/terms`, `/privacy`, `/contact`: its texts
test('an admin renames a category, merges it into another and changes a text of the shop on a phone', async ({
  openPage,
  admin,
  seller,
}) => {
  const suffix = Date.now();
  const [misspelt, meant] = [`Stols ${suffix}`, `Seats ${suffix}`];
  const into = await createCategory(seller, `Stools ${suffix}`);
  const from = await createCategory(seller, misspelt);
  const productId = await createProduct(seller, from);
  const page = await openPage({ width: 360, height: 740 });
  await returnSignedIn(page, admin);
  await page.goto('/dashboard/categories');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row(misspelt).getByRole('cell').nth(1)).toHaveText(/1$/);
  await expect(row(`Stools ${suffix}`).getByRole('cell').nth(1)).toHaveText(/0$/);

  await row(misspelt).getByRole('button', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: `Rename “${misspelt}”` });
  await renaming.getByLabel('Category name').fill(meant);
  await page.keyboard.press('Enter');
  await expect(renaming).toBeHidden();
  await showMore(row(meant));
  await row(meant).getByRole('button', { name: 'Delete', exact: true }).click();
  const deleting = page.getByRole('dialog', { name: `Delete “${meant}”?` });
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await deleting.getByRole('button', { name: 'Merge into…' }).click();
  const merging = page.getByRole('dialog', { name: `Merge “${meant}” into another category` });
  await merging.getByLabel('Into').selectOption({ label: `Stools ${suffix}` });
  await merging.getByRole('button', { name: 'Merge' }).click();
  await expect(row(meant)).toHaveCount(0);
  const product = () => firestore.doc(`products/${productId}`).get();
  await expect.poll(async () => (await product()).get('categoryId')).toBe(into);
  expect((await product()).get('categoryName')).toBe(`Stools ${suffix}`);

  await page.goto('/dashboard/settings');
  const text = `## Where we are\n\nWrite to office.${Date.now()}@example.com.`;
  const [name, contact] = [page.getByLabel('Name'), page.getByLabel('Contact')];
  const save = page.getByRole('button', { name: 'Save settings' });
  await expect(save).toBeDisabled();
  await name.fill(' ');
  await save.click();
  await expect(page.getByText(inEnglish(FIELD_REQUIRED))).toBeVisible();
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await contact.fill(text);
  const search = page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Search' });
  await search.click();
  await answer(page, 'Leave without saving?', 'Cancel');
  // Others of these tests go by the settings, too: nothing that they look at is changed.
  await save.click();
  await expect(page.getByText('They apply within a minute')).toBeVisible();
  await expect(page.getByText(`${admin.name}: Contact`).first()).toBeVisible();

  await contact.fill('Never mind');
  await search.click();
  await answer(page, 'Leave without saving?', 'Leave');
  await expect(page).toHaveURL(/\/search$/);
  const strangers = await openPage();
  await expect(async () => {
    await strangers.goto('/contact');
    await expect(strangers.getByRole('heading', { name: 'Where we are' })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(strangers.getByRole('link', { name: /^office\./ })).toHaveAttribute('href', /^mailto:office/);
});

// Specification 2. Tables of admins: sort by each column, filter by name or e-mail, page
test('tables of people sort by each column, page, and find words anywhere in name and address', async ({
  openPage,
  admin,
}) => {
  const family = `Zz${Date.now().toString(36)}`;
  // Thirty of one family: more than a page, with sellers verified and not.
  const people = Array.from({ length: 30 }, (_, place) => ({
    name: `${String.fromCharCode(65 + (place % 26))}${place} ${family}`,
    email: `p${String(99 - place)}.${family.toLowerCase()}@example.com`,
    role: 'Seller',
    status: place % 2 === 0 ? 'Verified' : 'Unverified',
    createdAt: Timestamp.fromMillis(1e12 + place),
  }));
  const batch = firestore.batch();
  const references = people.map((person) => {
    const reference = firestore.collection('users').doc();
    batch.set(reference, { ...person, search: userSearch(person) });
    return reference;
  });
  await batch.commit();

  const page = await openPage();
  await returnSignedIn(page, admin);
  await page.goto('/dashboard/listofsellers');
  await page.getByLabel('Filter by name or e-mail').fill(family);
  const rows = page.getByRole('table', { name: 'All Sellers' }).getByRole('row');
  await expect(rows.filter({ hasText: family })).toHaveCount(25);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(31);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);

  const first = rows.nth(1);
  for (const [head, one, other] of [
    ['Name', 'A0 ', 'Z25 '],
    ['Email', 'p70.', 'p99.'],
    ['Status', MESSAGES.unverifiedLink, 'Verified'],
  ] as const) {
    const button = page.getByRole('columnheader', { name: head }).getByRole('button');
    await button.click();
    await expect(first).toContainText(one);
    await button.click();
    await expect(first).toContainText(other);
  }
  for (const [typed, found] of [
    [`${family} a26`, 'A26 '],
    [`P70.${family}`, 'p70.'],
    [`${family.toLowerCase()}@EXAMPLE p71`, 'p71.'],
  ] as const) {
    await page.getByLabel('Filter by name or e-mail').fill(typed);
    await expect(first, typed).toContainText(found);
    await expect(rows).toHaveCount(2);
  }
  await page.reload();
  await expect(first).toContainText('p71.');
  await page.getByLabel('Filter by name or e-mail').fill(`nobody ${family}`);
  await expect(page.getByText('No matches')).toBeVisible();
  // A member who takes another name is found by it: what accounts are found by is kept for them.
  await references[0]?.update({ name: `Nobody Special ${family}` });
  await expect(first).toContainText('Nobody Special');
});

// Specification 1. Admins make admins, verify sellers, delete people
// Specification 2. `/dashboard/listofbuyers`: Make Admin, Delete
// Specification 2. `/dashboard/listofsellers`: status, Make Admin, Delete
// Specification 6. Admin: make admin, verify, delete
// Specification 8. “Buyer is deleted”
// Specification 8. “Seller is deleted”
test('an admin deletes a buyer and a seller with all that is theirs', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Clocks ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  const page = await openPage();
  await returnSignedIn(page, admin);

  for (const [path, account, message] of [
    ['/dashboard/listofbuyers', buyer, MESSAGES.buyerDeleted],
    ['/dashboard/listofsellers', seller, MESSAGES.sellerDeleted],
  ] as const) {
    await visit(page, path);
    const row = page.getByRole('row').filter({ hasText: account.email });
    await showMore(row);
    await row.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Asked for it by e-mail');
    await answer(page, `Delete ${account.name}?`, 'Delete');
    await expect(page.getByText(message)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await firestore.doc(`users/${account.uid}`).get()).exists).toBe(false);
    await expect.poll(() => hasSignIn(account)).toBe(false);
  }
  await expect.poll(async () => (await firestore.doc(`products/${productId}`).get()).exists).toBe(false);
});
