import { expect, login, test, visit } from '../../kit/browser/fixtures.ts';
import { answer, book, readMessage } from '../../kit/browser/forms.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { createBooking, createCategory, createProduct } from '../../kit/shop.ts';
import { cutNetwork, readyByWorker, readyForOffline, restoreNetwork } from '../means/network.ts';
import { storedTraces } from '../means/stored-traces.ts';

test.use({ serviceWorkers: 'allow' });

test('signing out clears this device in every tab, so that the next person sees nothing, even offline', async ({
  openPage,
  seller,
  buyer,
  admin,
}) => {
  // What everybody sees of it on the home page may stay.
  const categoryId = await createCategory(admin, `Secrets ${Date.now()}`);
  const booked = await createProduct(seller, categoryId);
  await createProduct(seller, categoryId, { productname: 'Tall lamp' });
  // Paid, so that the seller's contact is among what may not stay.
  await createBooking(buyer, booked, { paid: true });
  const page = await openPage({ width: 720, height: 740 });
  await login(page, buyer);
  await page.goto('/dashboard/myorders');
  await expect(page.getByRole('link', { name: seller.email })).toBeVisible();
  await page.goto(`/categories/${categoryId}`);
  await expect(page.getByRole('article', { name: 'Tall lamp' })).toBeVisible();
  await readyForOffline(page, 'Buyer');
  const other = await page.context().newPage();
  await other.goto('/dashboard/myorders');
  await expect(other.getByRole('link', { name: seller.email })).toBeVisible();

  await page.goto(`/dashboard/messages/${booked}_${buyer.uid}`);
  await page.getByLabel('Message', { exact: true }).fill('Is it still there');
  await expect.poll(() => page.evaluate(storedTraces, ['Is it still there'])).not.toEqual([]);
  await page.goto(`/categories/${categoryId}`);
  await expect(page.getByRole('article', { name: 'Tall lamp' })).toBeVisible();

  await cutNetwork(page);
  await book(page, 'Tall lamp');
  await readMessage(page, 'Waiting to send');
  const question = 'Sign out and lose unsent changes?';
  const signOut = async () => {
    await page.getByRole('link', { name: /^Me\b/ }).click();
    await page.getByRole('button', { name: 'Signout' }).click();
  };
  await signOut();
  await expect(page.getByRole('dialog', { name: question })).toContainText('your booking of “Tall lamp”');
  await expect(page.getByRole('dialog', { name: question })).toContainText(
    'your message “Is it still there”',
  );
  await answer(page, question, 'Cancel');
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Tall lamp' }).getByText('Waiting to send')).toBeVisible();
  await signOut();
  await answer(page, question, 'Sign out');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other).toHaveURL('/login');

  const traces = [buyer.uid, buyer.email, seller.uid, seller.email, booked];
  await expect.poll(() => page.evaluate(storedTraces, traces)).toEqual([]);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect((await databases()).filter((name) => /firestore|^thriftline/.test(name ?? ''))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  await restoreNetwork(page);
  await login(page, admin);
  await page.goto('/dashboard/myorders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await cutNetwork(page);
  for (const path of ['/dashboard/myorders', '/dashboard/wishlist', `/categories/${categoryId}`]) {
    await page.goto(path);
    await expect(page.getByText('Not available offline yet')).toBeVisible();
  }
});

test('with the network cut and a token that has run out, every page opens and admins stay admins', async ({
  openPage,
  admin,
}) => {
  const page = await openPage({ width: 360, height: 740, clock: Date.now() });
  await returnSignedIn(page, admin);
  await page.goto('/dashboard/listofadmin');
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await readyByWorker(page, ['Admin', 'Buyer']);
  await cutNetwork(page);
  await page.clock.fastForward('02:00:00');
  // Each way of loading one; the others are opened as a link does, out of the same store.
  const LOADED = ['/', '/blog', '/dashboard', '/dashboard/listofadmin', '/dashboard/payments/nothing'];
  const headings = [
    ['/', /./],
    ['/blog', /./],
    ['/dashboard', /^Welcome/],
    ['/dashboard/listofadmin', 'All Users'],
    ['/dashboard/listofbuyers', 'All Buyers'],
    ['/dashboard/listofsellers', 'All Sellers'],
    ['/dashboard/categories', 'Categories'],
    ['/dashboard/payments', /Payments/],
    ['/dashboard/auditlog', 'Audit Log'],
    ['/dashboard/addcategory', 'Add Category'],
    ['/dashboard/addproduct', 'Add Product'],
    ['/dashboard/myproducts', 'My Products'],
    ['/dashboard/myorders', 'My Orders'],
    ['/dashboard/wishlist', 'WishList'],
    ['/dashboard/outbox', 'Waiting to send'],
    ['/dashboard/payments/nothing', 'Payment'],
    ['/dashboard/receipts/nothing', 'Receipt'],
  ] as const;
  for (const [path, name] of headings) {
    await (LOADED.includes(path) ? page.goto(path) : visit(page, path));
    await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
    await expect(page.getByText('Not loaded'), path).toHaveCount(0);
    await expect(page.getByText('You’re offline.').first(), path).toBeVisible();
  }
  await visit(page, '/dashboard/addcategory');
  await expect(page.getByRole('button', { name: 'Add Category' })).toBeDisabled();
  await expect(page.getByText('Adding a category needs a connection.')).toBeVisible();
});
