import type { Page } from '@playwright/test';
import { expect, login, test } from './fixtures.ts';
import { advertise, createBooking, createCategory, createProduct } from './shop.ts';

/** A window of 1280 px at 400 % and at 200 %, in CSS pixels, as WCAG's reflow and resize ask for. */
const WIDTHS = [320, 640] as const;

/** One word that would push any page wide. */
const ENDLESS = 'Chaiselongueundbeistelltischkombinationsmoebel';

/** What sticks out of the window sideways, in a line each. */
function sticksOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const clips = (element: Element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    }
    return false;
  };
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    // What is visually hidden is one pixel wide; drawings may hang over the edge.
    if (width <= 1 || height <= 1 || element.closest('svg, [aria-hidden=true]') !== null) return false;
    return (right > clientWidth + 1 || left < -1) && !clips(element);
  });
  return [
    ...wide.map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`),
    ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px`] : []),
  ];
}

async function expectReflow(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 512 });
      expect.soft(await page.evaluate(sticksOut), `${address} at ${width} px`).toEqual([]);
    }
  }
}

test('at 200 % and 400 % zoom no page scrolls sideways, and nothing is cut', async ({
  openPage,
  admin,
  seller,
  buyer,
}) => {
  test.slow();
  const categoryId = await createCategory(seller, `${ENDLESS} ${Date.now()}`);
  const [booked, wished] = await Promise.all(
    [ENDLESS, `Wide ${ENDLESS}`].map((productname) =>
      createProduct(seller, categoryId, { productname, location: ENDLESS }),
    ),
  );
  const productId = String(wished);
  await advertise(productId);
  await createBooking(buyer, String(booked), { location: ENDLESS });
  const open = await openPage();
  await expectReflow(open, [
    '/',
    '/categories',
    `/search?q=${ENDLESS}`,
    '/blog',
    '/login',
    '/signup',
    '/reset-password',
    `/ads/${productId}`,
    '/no-such-page',
  ]);
  const pages = [
    [
      buyer,
      [
        `/categories/${categoryId}`,
        `/products/${productId}`,
        '/dashboard',
        '/dashboard/myorders',
        '/dashboard/wishlist',
        `/dashboard/payments/${booked}_${buyer.uid}`,
        '/dashboard/receipts/none',
      ],
    ],
    [seller, ['/dashboard', '/dashboard/addcategory', '/dashboard/addproduct', '/dashboard/myproducts']],
    [
      admin,
      [
        '/dashboard/listofadmin',
        '/dashboard/listofbuyers',
        '/dashboard/listofsellers',
        '/dashboard/categories',
        '/dashboard/payments',
        '/dashboard/auditlog',
      ],
    ],
  ] as const;
  for (const [account, addresses] of pages) {
    const page = await openPage();
    await login(page, account);
    await expectReflow(page, addresses);
  }
});

test('who asked for less motion sees none: not in dialogs, menus, pictures or while waiting', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Still ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  const page = await openPage({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  /** The longest that anything on the page takes to move or fade, in milliseconds. */
  const longest = () =>
    page.evaluate(() => {
      const times = [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element, pseudo);
          return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
        }),
      );
      const running = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
      return Math.max(...times.map((seconds) => seconds * 1000), ...running.map((time) => Number(time ?? 0)));
    });
  for (const address of ['/', '/login', '/blog']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await longest(), address).toBeLessThanOrEqual(1);
  }
  await login(page, buyer);
  expect(await longest(), 'a toast').toBeLessThanOrEqual(1);
  await page.goto(`/categories/${categoryId}`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await longest(), 'the filters').toBeLessThanOrEqual(1);
  await page.goto(`/products/${productId}`);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await longest(), 'a dialog').toBeLessThanOrEqual(1);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  expect(await longest(), 'the menu').toBeLessThanOrEqual(1);
});

test('in forced colours every button keeps an edge, and the focus is seen', async ({ openPage, buyer }) => {
  const page = await openPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const edge = (element: Element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1;
  };
  expect(await page.getByRole('link', { name: 'Read the blog' }).evaluate(edge)).toBe(true);
  await login(page, buyer);
  await page.goto('/dashboard');
  const next = page.getByRole('link', { name: 'Browse categories' });
  await expect(next).toBeVisible();
  expect(await next.evaluate(edge)).toBe(true);
  await next.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  expect(await next.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
