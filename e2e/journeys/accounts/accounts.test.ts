import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, storedToken, test, typeLogin, visit } from '../../kit/browser/fixtures.ts';
import { readMessage, signUp } from '../../kit/browser/forms.ts';
import { emailsTo, firestore, signInOf } from '../../kit/shop.ts';
import { holdScript } from '../means/held-script.ts';

// Specification 2. `/login`: form, Google, link to signup
// Specification 2. `/signup`: name, email, password, role, Google, link to login
// Specification 9. Roles at signup Buyer, Seller
test('signup offers Buyer and Seller, Google and the way to login', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login with Google' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Role').getByRole('option')).toHaveText(['Buyer', 'Seller']);
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

// Specification 1. Sign-in by a Google account
// Specification 7. Identity provider: Google
// Specification 8. “Registration Succesful”
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
  await visit(page, '/dashboard');
  await expect(page.getByRole('link', { name: 'My Products' })).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

// Specification 5. Login and signup: a failure is said
// Specification 8. Login failure under the form
test('what is typed and sent before the script comes is sent then; a wrong password is said in words that name no account', async ({
  openPage,
  buyer,
}) => {
  const page = await openPage();
  const release = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await typeLogin(page, { ...buyer, password: 'not-the-password' });
  const early = page.getByRole('status').filter({ hasText: 'The page is still loading' });
  await expect(early).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(early).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong e-mail' })).toHaveText(
    'Wrong e-mail address or password.',
  );
  await expect(page).toHaveURL(/\/login$/);
});

// Specification 2. Reminder to confirm the e-mail address
// Specification 4. Session: token after signup, gone at sign-out in every tab
// Specification 7. Identity provider: profile update with displayName
// Specification 8. Signup failure under the form
test('signup keeps a token and the name, all tabs hear of the signing out, and a taken address is refused', async ({
  openPage,
}) => {
  const newcomer = { name: 'Nia Newcomer', email: `nia.${Date.now()}@example.com`, role: 'Buyer' } as const;
  const page = await openPage();
  await signUp(page, newcomer);
  await readMessage(page, MESSAGES.registrationSuccessful);
  await expect.poll(() => storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await expect.poll(async () => (await signInOf(newcomer.email))?.displayName).toBe(newcomer.name);
  await expect.poll(() => emailsTo(newcomer.email, 'VERIFY_EMAIL')).toHaveLength(1);

  await visit(page, '/dashboard/myorders');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard');
  await otherTab.getByRole('button', { name: 'Signout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedToken(page)).toBeNull();

  await signUp(page, newcomer);
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t create your account' })).toBeVisible();
  await expect(page).toHaveURL(/\/signup$/);
  expect(await storedToken(page)).toBeNull();
});

// Specification 4. Registration that breaks between Auth and Firestore
test('a registration that breaks half-way is said, and mends itself at the next sign-in', async ({
  openPage,
}) => {
  const email = `mia.${Date.now()}@example.com`;
  const page = await openPage({ provokes: [/could not be reached|registerUser|internal|AppError/] });
  await page.route('**/registerUser', (route) => route.abort());
  await signUp(page, { name: 'Mia Mended', email, role: 'Seller' });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const uid = String((await signInOf(email))?.uid);
  const account = async () => (await firestore.doc(`users/${uid}`).get()).data();
  expect(await account()).toBeUndefined();
  // The device is left by loading the page anew, which would break off the next.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Signout' }).click();
  await reloaded;
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Login')).toBeVisible();

  await page.unroute('**/registerUser');
  await page.goto('/login');
  await typeLogin(page, { uid, name: 'Mia Mended', email, password: 'thriftline' });
  await expect.poll(account).toMatchObject({ name: 'Mia Mended', role: 'Seller', status: 'Unverified' });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'My Products' })).toBeVisible();
});

// Specification 2. `/reset-password`
// Specification 7. Identity provider: an e-mail to choose a new password
// Specification 8. “Thank you for login”
test('a forgotten password is chosen anew by an e-mail, and strangers learn nothing about addresses', async ({
  openPage,
  buyer,
}) => {
  const page = await openPage();
  for (const email of [`nobody.${Date.now()}@example.com`, buyer.email]) {
    await visit(page, '/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If ${email} has an account, we’ve e-mailed`)).toBeVisible();
  }
  await expect.poll(() => emailsTo(buyer.email, 'PASSWORD_RESET')).toHaveLength(1);
  const [link] = await emailsTo(buyer.email, 'PASSWORD_RESET');
  await fetch(`${link}&newPassword=another-one`);
  await page.goto('/login');
  await typeLogin(page, { ...buyer, password: 'another-one' });
  await expect(page.getByText(MESSAGES.loginThanks)).toBeVisible();
});
