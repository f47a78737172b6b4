import { SUBSCRIBE_CONSENT } from '@thriftline/domain/settings/consent';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test, visit } from '../kit/browser/fixtures.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { advertise, createCategory, createProduct, firestore } from '../kit/shop.ts';

// Specification 2. `/`: hero to the blog, top categories, subscribe box, advertisements hidden when empty
// Specification 2. `/blog`: four articles
// Specification 2. `/categories`: all categories with how much there is in each
// Specification 2. `/dashboard/subscribers`, `/unsubscribe`: addresses that were given for e-mails
test('the home page leads to the blog and the categories, and hides advertisements when there are none', async ({
  openPage,
  seller,
}) => {
  const categoryname = `Home ${Date.now()}`;
  const categoryId = await createCategory(seller, categoryname);
  const productname = `Found at home ${Date.now()}`;
  const another = await createCategory(seller, `Not empty ${Date.now()}`);
  await advertise(await createProduct(seller, another, { productname }));
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // What everybody is served has it all, before any script.
  const served = await (await page.goto('/'))?.text();
  expect(served).toMatch(new RegExp(`<h3[^>]*><a [^>]*><bdi dir="auto"[^>]*>${productname}</bdi></a></h3>`));
  expect(served).toContain(`href="/categories/${categoryId}"`);
  expect(served?.match(/<link rel="preload" as="image"/g)?.length).toBeGreaterThan(0);
  // React takes it over without a word in the console, and the app asks for none of it.
  await expect.poll(() => asked).toContain('/api/settings');
  await expect(page.getByRole('link', { name: productname })).toBeVisible();
  expect(asked.filter((path) => /^\/api\/(home|categories)/.test(path))).toEqual([]);

  // Come back to, it asks for what is new.
  await page.route('**/api/home/advertisements', (route) => route.fulfill({ json: [] }));
  await visit(page, '/help');
  // Else the page would never be left.
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await visit(page, '/');
  // A chip on the first screen, a card with a picture further down.
  for (const part of [
    page.getByRole('navigation', { name: 'Categories' }),
    page.getByRole('region', { name: 'Top categories' }),
  ])
    await expect(part.getByRole('link', { name: categoryname })).toHaveAttribute(
      'href',
      `/categories/${categoryId}`,
    );
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  const all = await openPage();
  await all.goto('/categories');
  await expect(all.getByRole('link', { name: categoryname })).toContainText('No items');
  await expect(page.getByRole('heading', { name: 'Advertised items' })).toHaveCount(0);
  const address = `letters.${Date.now()}@example.com`;
  const kept = async () =>
    (await firestore.collection('subscribers').where('email', '==', address).get()).docs.map((found) =>
      found.get('consent'),
    );
  const field = page.getByRole('main').getByLabel('Email');
  await field.fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('An e-mail address, like name@example.com')).toBeVisible();
  expect(await page.getByRole('main').textContent()).toContain(SUBSCRIBE_CONSENT);
  await field.fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
  expect(await kept()).toEqual([SUBSCRIBE_CONSENT]);
  await page.getByRole('link', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible();
  await field.fill(address);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('no longer on our list')).toBeVisible();
  expect(await kept()).toEqual([]);
  await page.goBack();
  await page.getByRole('link', { name: 'Read the blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('a member finds at home what they follow, what was found for them and what they looked at, on four screens of a phone', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Rows ${Date.now()}`);
  const ids = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      createProduct(seller, categoryId, { productname: `Row chair ${number}` }),
    ),
  );
  await advertise(ids[0] ?? '');
  const createdAt = FieldValue.serverTimestamp();
  const follow = { followerId: buyer.uid, sellerId: seller.uid, sellerName: seller.name, createdAt };
  await firestore.doc(`follows/${buyer.uid}_${seller.uid}`).set(follow);
  const search = {
    ownerId: buyer.uid,
    address: 'q=row+chair',
    name: 'Row chairs',
    frequency: 'daily',
    paused: true,
    seenUntil: 0,
    createdAt,
  };
  const found = {
    ownerId: buyer.uid,
    filedIn: [],
    hits: { [ids[1] ?? '']: Date.now() },
    day: 0,
    dayCount: 0,
  };
  await firestore.doc(`savedSearches/${buyer.uid}_home`).set(search);
  await firestore.doc(`searchHits/${buyer.uid}_home`).set(found);

  const page = await openPage({ width: 360 });
  await returnSignedIn(page, buyer);
  await page.goto(`/products/${ids[2]}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Row chair 2' })).toBeVisible();
  await page.goto('/');
  const row = (name: string) => page.getByRole('region', { name });
  await expect(row('From sellers you follow').getByRole('article')).toHaveCount(5);
  await expect(row('Recently viewed').getByRole('link', { name: 'Row chair 2' })).toBeVisible();
  const news = row('New for your saved searches').getByRole('link', { name: 'Row chair 1' });
  await expect(news).toBeVisible();
  const titles = async () =>
    (await page.locator('section[data-row] h2').allTextContents()).filter((title) => title !== 'Near you');
  await expect
    .poll(titles)
    .toEqual([
      'From sellers you follow',
      'New for your saved searches',
      'Recently viewed',
      expect.stringMatching(/^New /),
    ]);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / 640);
  expect(screens).toBeLessThanOrEqual(4);
});
