import { readFile } from 'node:fs/promises';
import { expect, login, storedToken, test, typeLogin, visit } from '../../kit/browser/fixtures.ts';
import { answer } from '../../kit/browser/forms.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';

// Each address and each role: web/src/app/guards/guards.test.tsx. Here is one of each kind, in the app as it is built.
const MEMBER_PAGES = ['/categories/none', '/dashboard/account', '/dashboard/listofadmin'];

// Specification 1. Sign-in by e-mail and password
// Specification 2. `/login`: back to the page one came from
// Specification 6. Admin pages: others go to `/`, strangers to `/login`
// Specification 6. Dashboard and category pages need login
test('pages behind login send a stranger to the login page, which leads back', async ({
  openPage,
  buyer,
}) => {
  const page = await openPage();
  for (const path of MEMBER_PAGES) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await page.goto('/dashboard/myorders?pages=2');
  await typeLogin(page, buyer);
  await expect(page).toHaveURL(/\/dashboard\/myorders\?pages=2$/);
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
});

// Specification 2. `/dashboard`: welcome
// Specification 2. Side menu of an admin, a seller, a buyer
// Specification 2. Display name and e-mail in the side menu
// Specification 6. Admin pages: others go to `/`, strangers to `/login`
test('pages of an admin send everybody else home, and the menu leads where the role may go', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  const users = ['All Users', 'All Sellers', 'All Buyers'];
  const selling = ['Add Category', 'Add Product', 'My Products', 'Sales', 'Payouts'];
  for (const [account, entries] of [
    [buyer, ['My Orders', 'WishList', 'Saved Searches', 'Messages']],
    [seller, [...selling, 'My Orders', 'WishList', 'Saved Searches', 'Messages']],
    [
      admin,
      [
        ...users,
        ...selling,
        'Saved Searches',
        'Messages',
        'Order problems',
        'Reports',
        'Categories',
        'Settings',
        'Payments',
        'Accounting',
        'Statistics',
        'Audit Log',
        'E-mail and push log',
      ],
    ],
  ] as const) {
    const page = await openPage();
    await returnSignedIn(page, account);
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(menu.getByRole('link')).toHaveText([...entries]);
    await expect(page.getByRole('heading', { name: account.name, exact: true })).toBeVisible();
    await expect(page.getByText(account.email, { exact: true })).toBeVisible();
    // What each page of an admin lists: accessibility/accessibility.test.ts.
    await visit(page, '/dashboard/listofadmin');
    if (account === admin) await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
    else await expect(page).toHaveURL(/:\d+\/$/);
  }
});

// Specification 2. Top bar signed out: Home, Blog, Login; signed in: Home, Blog, Signout, Dashboard; footer
// Specification 2. `/dashboard/account`: name, password, signing out on all devices, the list of devices, one’s own data, colors, how dates and numbers are written
// Specification 4. Session: signed in and out, token in local storage
// Specification 7. Identity provider: sign-in and signup by password
test('the top bar and the stored token follow the session, a new password and signing out on all devices', async ({
  openPage,
  buyer,
}) => {
  const page = await openPage();
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.locator('a, button')).toHaveText(['Home', 'Blog', 'Login']);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await login(page, buyer);
  await expect(bar.locator('a, button')).toHaveText(['Home', 'Blog', 'Signout', 'Dashboard']);
  await expect.poll(() => storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await visit(page, '/dashboard/account');
  await page.getByRole('button', { name: 'English (India)' }).click();
  await expect(page.getByText('$1,23,456.50')).toBeVisible();
  const old = await storedToken(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  const change = async (current: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password').fill('quite another one');
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not it');
  await expect(dialog.getByText('Wrong e-mail address or password')).toBeVisible();
  await change(buyer.password);
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect.poll(() => storedToken(page)).not.toBe(old);

  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const saved = await arrives;
  expect(saved.suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  // Nothing is compressed, so what is in it can be read.
  const archive = await readFile(await saved.path(), 'utf8');
  expect(archive).toContain('data.json');
  expect(archive).toContain(`"email": "${buyer.email}"`);
  expect(archive).toContain('"paymentAttempts": []');

  await page.getByRole('button', { name: 'Become a seller' }).click();
  await answer(page, 'Become a seller?', 'Become a seller');
  await expect(page.getByRole('link', { name: 'My Products' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill('quite another one');
  await dialog.getByLabel('Type “delete”').fill('delete');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account will be deleted on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account will be deleted on')).toBeHidden();

  await expect(page.getByRole('list', { name: 'Devices' }).getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await answer(page, 'Sign out on all devices?', 'Sign out everywhere');
  await expect(page).toHaveURL(/\/login$/);
  // The page starts anew there, and nothing can be asked of it meanwhile.
  await expect(async () => expect(await storedToken(page)).toBeNull()).toPass();
  await typeLogin(page, { ...buyer, password: 'quite another one' });
  await expect(page).toHaveURL(/\/dashboard\/account$/);
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();

  await bar.getByRole('button', { name: 'Signout' }).click();
  await expect(bar.locator('a, button')).toHaveText(['Home', 'Blog', 'Login']);
  await expect(async () => expect(await storedToken(page)).toBeNull()).toPass();
});

test('signing out before all parts of the page are there is no error', async ({ openPage, buyer }) => {
  const page = await openPage();
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.context().route('**/run-outbox*.js', async (route) => {
    await late;
    await route.continue();
  });
  // The page tells when it begins to leave the device: Firestore ends then, and the next page is not there yet.
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key === 'deviceLeaving') console.info('The page leaves the device');
    };
  });
  await login(page, buyer);
  const leaving = page.waitForEvent('console', (message) => message.text() === 'The page leaves the device');
  await page.getByRole('button', { name: 'Signout' }).click();
  await leaving;
  arrive();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

// Specification 2. Error page: status, message, Back Home
// Specification 8. Router error
test('an address nobody made shows the error page with the way home', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(page).toHaveTitle('404 - Thriftline');
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
