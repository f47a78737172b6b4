import { MESSAGES } from '@thriftline/domain/messages';
import { expect, test, typeLogin } from './fixtures.ts';

test('signup offers Buyer and Seller, Google and the way to login', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login with Google' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Role').getByRole('option')).toHaveText(['Buyer', 'Seller']);
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('who signs up with Google is registered in the chosen role', async ({ openPage }) => {
  const page = await openPage();
  const name = `Gil Google ${Date.now()}`;
  await page.goto('/signup');
  await page.getByLabel('Role').selectOption('Seller');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a test account' });
  await dialog.getByLabel('Google name').fill(name);
  await dialog.getByLabel('Google e-mail').fill(`gil.${Date.now()}@gmail.example`);
  await dialog.getByRole('button', { name: 'Use this account' }).click();
  await expect(page.getByRole('dialog', { name: MESSAGES.registrationSuccessful })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'My Products' })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('a wrong password is said under the form, in words that name no account', async ({
  openPage,
  buyer,
}) => {
  const page = await openPage();
  await page.goto('/login');
  await typeLogin(page, { ...buyer, password: 'not-the-password' });
  await expect(page.getByRole('alert').filter({ hasText: 'is not right' })).toHaveText(
    'The e-mail address or the password is not right.',
  );
  await expect(page).toHaveURL(/\/login$/);
});
