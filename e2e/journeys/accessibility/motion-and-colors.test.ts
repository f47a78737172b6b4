import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, test, typeLogin, untilTakenOver, visit } from '../../kit/browser/fixtures.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { createCategory, createProduct } from '../../kit/shop.ts';

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
  for (const [address, title] of [
    ['/', 'Second-hand things worth having'],
    ['/blog', 'Blog'],
    ['/login', 'Log in'],
  ] as const) {
    await visit(page, address);
    await expect(page).toHaveTitle(`${title} - Thriftline`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilTakenOver(page.getByRole('link', { name: 'Home' }).first());
    expect(await longest(), address).toBeLessThanOrEqual(1);
  }
  await typeLogin(page, buyer);
  await expect(page.getByText(MESSAGES.loginThanks)).toBeVisible();
  expect(await longest(), 'a toast').toBeLessThanOrEqual(1);
  await visit(page, `/categories/${categoryId}`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await longest(), 'the filters').toBeLessThanOrEqual(1);
  await visit(page, `/products/${productId}`);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await longest(), 'a dialog').toBeLessThanOrEqual(1);
  await visit(page, '/dashboard');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  expect(await longest(), 'the dashboard and its menu').toBeLessThanOrEqual(1);
});

test('in forced colors every button keeps an edge, and the focus is seen', async ({ openPage, buyer }) => {
  const page = await openPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await returnSignedIn(page, buyer);
  await page.goto('/');
  const edge = (element: Element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1;
  };
  expect(await page.getByRole('button', { name: 'Subscribe' }).evaluate(edge)).toBe(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  const next = page.getByRole('button', { name: 'Change name' });
  await expect(next).toBeVisible();
  expect(await next.evaluate(edge)).toBe(true);
  await next.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  expect(await next.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
