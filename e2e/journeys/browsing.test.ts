import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, visit } from '../kit/browser/fixtures.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { createAccount, createBooking, createCategory, createProduct, firestore } from '../kit/shop.ts';

/** The names of the cards on the page, in their order. */
function cards(page: Page): Promise<(string | null)[]> {
  return page.getByRole('article').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
}

// Specification 2. `/categories/{id}`: sort and filter, kept in the address
// Specification 2. `/categories/{id}`: words in name and description
test('a buyer sorts and filters a category, and the address keeps it', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Browse ${Date.now()}`);
  const goods = [
    { productname: 'Oak chair', resaleprice: 40, condition: 'Good', location: 'Leeds' },
    {
      productname: 'Pine chair',
      resaleprice: 20,
      condition: 'Fair',
      location: 'York',
      sellerStatus: 'Verified',
    },
    { productname: 'Ash chair', resaleprice: 60, condition: 'Excellent', location: 'Leeds, Yorkshire' },
    { productname: 'Elm chair', resaleprice: 80, condition: 'Fair', location: 'Hull' },
  ];
  for (const [place, product] of goods.entries()) {
    await createProduct(seller, categoryId, { ...product, createdAt: Timestamp.fromMillis(1e12 + place) });
  }
  const page = await openPage();
  await returnSignedIn(page, buyer);
  await page.goto(`/categories/${categoryId}`);
  await expect.poll(() => cards(page)).toEqual(['Elm chair', 'Ash chair', 'Pine chair', 'Oak chair']);

  await page.getByLabel('Sort').selectOption('Price, low to high');
  await expect.poll(() => cards(page)).toEqual(['Pine chair', 'Oak chair', 'Ash chair', 'Elm chair']);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  for (const condition of ['Fair', 'Good']) {
    const box = page.getByRole('checkbox', { name: condition });
    await box.click();
    await expect(box).toBeChecked();
  }
  await expect.poll(() => cards(page)).toEqual(['Pine chair', 'Oak chair', 'Elm chair']);
  await page.getByLabel('Lowest price').fill('30');
  await expect.poll(() => cards(page)).toEqual(['Oak chair', 'Elm chair']);
  await page.getByLabel('Highest price').fill('50');
  await expect.poll(() => cards(page)).toEqual(['Oak chair']);
  await expect(page).toHaveURL(/\?sort=price&condition=Good&condition=Fair&min=30&max=50$/);

  await page.reload();
  await expect.poll(() => cards(page)).toEqual(['Oak chair']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => cards(page)).toHaveLength(4);

  for (const [address, names] of [
    ['verified=yes', ['Pine chair']],
    ['verified=yes&condition=Fair&min=10&max=30', ['Pine chair']],
    ['verified=yes&condition=Fair&sort=-price&max=30', ['Pine chair']],
    ['verified=yes&sort=price', ['Pine chair']],
    ['sort=-price&condition=Fair', ['Elm chair', 'Pine chair']],
    ['min=30&max=70', ['Ash chair', 'Oak chair']],
    ['q=CHAIRS+pine', ['Pine chair']],
    [`q=chair&place=Leeds&at=53.8,-1.55&km=25&sort=-price`, ['Ash chair', 'Oak chair']],
    [`q=chair&place=Leeds&at=53.8,-1.55&km=50&sort=nearest&min=30`, ['Ash chair', 'Oak chair']],
  ] as const) {
    await page.goto(`/categories/${categoryId}?${address}`);
    await expect.poll(async () => (await cards(page)).sort(), address).toEqual([...names].sort());
  }
  await page.getByLabel('Search this category').fill('walnut');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Search without filters' }).click();
  await page.getByRole('button', { name: 'Remove filter “walnut”' }).click();
  await expect.poll(() => cards(page)).toHaveLength(4);
});

/** Where the middle of the photos in the second row of cards is, in pixels; nowhere before they are drawn. */
const middleOfSecondRow = (page: Page): Promise<number> =>
  page.getByRole('article').evaluateAll((cards) => {
    const photos = cards.flatMap((card) => card.querySelector('img')?.getBoundingClientRect() ?? []);
    const middles = new Set(photos.map(({ top, bottom }) => Math.round((top + bottom) / 2)));
    return [...middles][1] ?? Number.POSITIVE_INFINITY;
  });

// Specification 2. `/categories/{id}`: pages by cursor, Show more, Back to the same place
test('pages load by a button, and Back returns to the place', async ({ openPage, seller, buyer }) => {
  const categoryId = await createCategory(seller, `Long ${Date.now()}`);
  for (let place = 0; place < 30; place++) {
    await createProduct(seller, categoryId, {
      productname: `Chair ${place}`,
      createdAt: Timestamp.fromMillis(1e12 - place),
    });
  }
  const page = await openPage();
  await returnSignedIn(page, buyer);
  await page.goto(`/categories/${categoryId}`);
  await expect(page.getByRole('article')).toHaveCount(24);
  // A desk shows the photos of two rows without scrolling, the second for the most part.
  await expect.poll(() => middleOfSecondRow(page)).toBeLessThan(900);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect(page).toHaveURL(/pages=2/);

  const card = page.getByRole('article', { name: 'Chair 25', exact: true });
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page
    .getByRole('link', { name: 'Blog' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(before - 60);
  await expect(card).toBeInViewport();
});

// Specification 2. `/search`: words, slips of the keyboard, filters, sold items gone
test('what was just published is found by its words, by a slip of the keyboard and with filters, and Back returns to it', async ({
  openPage,
  seller,
  buyer,
}) => {
  const name = `Zanzibar${Date.now()}`;
  const categoryId = await createCategory(seller, `Found ${Date.now()}`);
  await createProduct(seller, categoryId, { productname: `${name} lamp`, condition: 'Good' });
  const fair = await createProduct(seller, categoryId, { productname: `${name} desk`, condition: 'Fair' });
  const page = await openPage({ width: 360, height: 740 });
  await page.goto('/');
  await returnSignedIn(page, buyer);
  await visit(page, '/blog');
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill(`lamps ${name}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=lamps/);
  await expect.poll(() => cards(page)).toEqual([`${name} lamp`]);
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();

  const vocabulary = { total: 9, synonyms: [], words: [['lamp', 9]], stems: [], units: [] };
  await page.route('**/api/vocabulary', (route) => route.fulfill({ json: vocabulary }));
  await page.goto(`/search?q=${name}+lmap`);
  await expect(page.getByText(`No results for “${name} lmap”. Showing “${name} lamp”.`)).toBeVisible();
  await expect.poll(() => cards(page)).toEqual([`${name} lamp`]);

  await page.goto(`/search?q=${name}`);
  await expect.poll(async () => (await cards(page)).sort()).toEqual([`${name} desk`, `${name} lamp`]);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Fair' }).click();
  await sheet.getByRole('button', { name: 'Show 1 item' }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => cards(page)).toEqual([`${name} desk`]);

  await page
    .getByRole('article')
    .getByRole('link', { name: `${name} desk` })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/products/${fair}$`));
  await page.goBack();
  await expect.poll(() => cards(page)).toEqual([`${name} desk`]);
  await page.getByRole('button', { name: 'Remove filter Fair' }).click();
  await expect.poll(() => cards(page)).toHaveLength(2);

  // Sold while it is looked at; and to whoever looks afterwards it is gone.
  await firestore.doc(`products/${fair}`).update({ availability: true, paid: true });
  await expect(page.getByRole('article', { name: `${name} desk` })).toContainText('Sold Out');
  await page.reload();
  await expect.poll(() => cards(page)).toEqual([`${name} lamp`]);

  // Saved by one tap: what fits from then on is counted, and marked until it was looked at.
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText(`Saved “${name}”. We’ll notify you about new items.`)).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the saved search' });
  await dialog.getByLabel('Name').fill('Stools');
  await dialog.getByLabel('Tell me').selectOption('Once a week');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const saved = firestore.collection('searchHits').where('ownerId', '==', buyer.uid);
  await expect
    .poll(async () => (await saved.get()).docs.map((hits) => hits.get('filedIn').length))
    .toEqual([1]);
  await createProduct(seller, categoryId, { productname: `${name} stool` });
  const search = page.getByRole('listitem').filter({ hasText: 'Stools' });
  await expect(search).toContainText('1 new');
  await expect(search).toContainText('Notifications: once a week.');
  await search.getByRole('link', { name: 'Stools' }).click();
  await expect(page.getByText('1 item is new since your last visit')).toBeVisible();
  await expect(
    page.getByRole('article', { name: `${name} stool` }).getByText('New', { exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(search).toBeVisible();
  await expect(search.getByText('1 new')).toHaveCount(0);
});

// Specification 2. `/dashboard/myproducts`: who booked
// Specification 2. Reminder to confirm the e-mail address
test('a seller sees who booked and how to reach who paid, and is reminded to confirm the address', async ({
  openPage,
  buyer,
}) => {
  const seller = await createAccount('Seller', 'Una Unsure', 'Unverified', false);
  const categoryId = await createCategory(seller, `Booked ${Date.now()}`);
  await createBooking(buyer, await createProduct(seller, categoryId), {
    mobile: '+44 1904 496 000',
    paid: true,
  });
  const page = await openPage();
  await returnSignedIn(page, seller);
  await page.goto('/dashboard/myproducts');
  const row = page.getByRole('row').filter({ hasText: 'Oak chair' });
  await row.getByRole('button', { name: '1 booking' }).click();
  const booked = page.getByRole('dialog', { name: 'Bookings of “Oak chair”' });
  await expect(booked.getByText(buyer.name)).toBeVisible();
  await expect(booked.getByRole('link', { name: buyer.email })).toHaveAttribute(
    'href',
    `mailto:${buyer.email}`,
  );
  await expect(booked.getByRole('link', { name: '+44 1904 496 000' })).toHaveAttribute(
    'href',
    'tel:+441904496000',
  );
  await booked.getByRole('button', { name: 'Close' }).click();

  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('E-mail sent')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});

// Specification 8. Fetch failure: an error state with a way to try again
test('the home page tells when its lists fail, and asks again', async ({ openPage }) => {
  const page = await openPage();
  await page.route(/\/api\/(categories|home)/, (route) => route.fulfill({ status: 503 }));
  // From another page: a first visit finds the lists in its page.
  await page.goto('/help');
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2);
  await page.unroute(/\/api\/(categories|home)/);
  await page.getByRole('button', { name: 'Retry' }).last().click();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1);
});
