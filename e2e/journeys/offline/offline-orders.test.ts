import type { Page } from '@playwright/test';
import { bookingDocumentId, wishDocumentId } from '@thriftline/domain/base/collections';
import { formatPrice } from '@thriftline/domain/base/money';
import { expect, test, visit } from '../../kit/browser/fixtures.ts';
import { answer, book, readMessage } from '../../kit/browser/forms.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { createBooking, createCategory, createProduct, firestore } from '../../kit/shop.ts';
import { cutNetwork, readyForOffline, restoreNetwork } from '../means/network.ts';
import { dispatchSync } from '../means/sync-event.ts';

test.use({ serviceWorkers: 'allow' });

const WAITING = 'Waiting to send';

test('what was booked, wished and deleted offline waits, survives a reload, can be taken back, and is sent on return', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Lamps ${Date.now()}`);
  const [chair, lamp, sofa] = await Promise.all(
    ['Oak chair', 'Tall lamp', 'Red sofa'].map((productname) =>
      createProduct(seller, categoryId, { productname }),
    ),
  );
  for (const booked of [sofa, lamp]) await createBooking(buyer, booked ?? '');
  const page = await openPage({ width: 720, height: 740 });
  await returnSignedIn(page, buyer);
  await page.goto('/dashboard/myorders');
  const order = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(order('Red sofa').getByText('Shared after payment')).toBeVisible();
  await page.goto(`/categories/${categoryId}`);
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card('Oak chair').getByRole('button', { name: 'Book Now' })).toBeEnabled();
  await readyForOffline(page, 'Buyer');

  await cutNetwork(page);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await book(page, 'Oak chair');
  await readMessage(page, WAITING);
  await expect(card('Oak chair').getByText(WAITING)).toBeVisible();
  for (const name of ['Tall lamp', 'Red sofa']) {
    await card(name)
      .getByRole('button', { name: `Add to wish list: ${name}` })
      .click();
  }
  for (const name of ['Tall lamp', 'Red sofa']) await expect(card(name).getByText(WAITING)).toBeVisible();

  await page.reload();
  await expect(card('Oak chair').getByText(WAITING)).toBeVisible();
  await expect(card('Tall lamp').getByText(WAITING)).toBeVisible();
  await page.goto('/dashboard/myorders');
  await expect(order('Oak chair').getByText(WAITING)).toBeVisible();
  for (const name of ['Red sofa', 'Tall lamp']) {
    await order(name).getByRole('button', { name: 'Delete' }).click();
    await answer(page, `Delete your order of “${name}”?`, 'Delete');
    await expect(order(name).getByText(WAITING)).toBeVisible();
  }
  await page.reload();
  await expect(order('Red sofa').getByText(WAITING)).toBeVisible();

  await page.getByRole('link', { name: 'Not sent: 5' }).click();
  await expect(page.getByRole('heading', { level: 1, name: WAITING })).toBeVisible();
  await expect(page.getByText(/^Last connected on .* You’re offline now\.$/)).toBeVisible();
  const act = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await act('Deleting your order of “Tall lamp”').getByRole('button', { name: 'Undo' }).click();
  await expect(act('Keeping your order of “Tall lamp”').getByText(/restore it/)).toBeVisible();
  await act('Adding “Red sofa” to your wish list').getByRole('button', { name: 'Undo' }).click();
  await expect(act('Removing “Red sofa” from your wish list').getByText(/undo it right away/)).toBeVisible();
  await page.goto('/dashboard/myorders');
  await expect(order('Oak chair').getByText(WAITING)).toBeVisible();

  await restoreNetwork(page);
  await expect(page.getByText('You’re back online.')).toBeVisible();
  await expect(order('Oak chair').getByRole('link', { name: 'Pay' })).toBeVisible();
  await expect(order('Red sofa')).toHaveCount(0);
  await expect(order('Tall lamp').getByRole('link', { name: 'Pay' })).toBeVisible();
  await expect(page.getByText(WAITING)).toHaveCount(0);
  const exists = async (path: string) => (await firestore.doc(path).get()).exists;
  await expect.poll(() => exists(`bookings/${bookingDocumentId(chair ?? '', buyer.uid)}`)).toBe(true);
  await expect.poll(() => exists(`wishlist/${wishDocumentId(lamp ?? '', buyer.uid)}`)).toBe(true);
  await expect.poll(() => exists(`bookings/${bookingDocumentId(sofa ?? '', buyer.uid)}`)).toBe(false);
  await expect.poll(() => exists(`bookings/${bookingDocumentId(lamp ?? '', buyer.uid)}`)).toBe(true);
  await visit(page, '/dashboard/outbox');
  await expect(page.getByText('You’re connected.')).toBeVisible();
  const sent = page.getByRole('region', { name: 'Sent in the last day (5)' });
  await expect(sent.getByText('Removing “Red sofa” from your wish list')).toBeVisible();
  expect(await exists(`wishlist/${wishDocumentId(sofa ?? '', buyer.uid)}`)).toBe(false);

  // With the app closed, the browser's own sync sends what waits.
  await visit(page, `/categories/${categoryId}`);
  const wish = card('Oak chair').getByRole('button', { name: 'Add to wish list: Oak chair' });
  await expect(wish).toBeEnabled();
  await cutNetwork(page);
  await wish.click();
  await expect(card('Oak chair').getByText(WAITING)).toBeVisible();
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  await dispatchSync(context, '/assets/queue/', 'outbox');
  await expect.poll(() => exists(`wishlist/${wishDocumentId(chair ?? '', buyer.uid)}`)).toBe(true);
  const later = await context.newPage();
  await later.goto('/dashboard/outbox');
  await expect(later.getByText('Adding “Oak chair” to your wish list')).toBeVisible();
  await expect(later.getByRole('region', { name: 'Sent in the last day (6)' })).toBeVisible();
});

/** Notes the toasts that the page shows from now on: each goes after some seconds. */
function noteToasts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const known = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast')) {
        if (!known.has(toast)) told.push(toast.textContent ?? '');
        known.add(toast);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const toldBy = (page: Page) => page.evaluate(() => (globalThis as { told?: string[] }).told ?? []);

test('what the server refuses on return is told once as a toast, and where it stood until it is dismissed', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Benches ${Date.now()}`);
  const chair = await createProduct(seller, categoryId);
  const lamp = await createProduct(seller, categoryId, { productname: 'Tall lamp' });
  const page = await openPage({ width: 720, height: 740 });
  await returnSignedIn(page, buyer);
  await page.goto(`/categories/${categoryId}`);
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card('Tall lamp').getByRole('button', { name: 'Book Now' })).toBeEnabled();
  await readyForOffline(page, 'Buyer');
  await cutNetwork(page);
  await book(page, 'Oak chair');
  await readMessage(page, WAITING);
  await card('Tall lamp').getByRole('button', { name: 'Add to wish list: Tall lamp' }).click();
  await expect(card('Tall lamp').getByText(WAITING)).toBeVisible();
  // The page that heard the promise is gone; another tab looks on.
  await page.reload();
  await expect(card('Oak chair').getByText(WAITING)).toBeVisible();
  const orders = await page.context().newPage();
  await orders.goto('/dashboard/myorders');
  await expect(orders.getByRole('row').filter({ hasText: 'Oak chair' }).getByText(WAITING)).toBeVisible();

  await firestore.doc(`products/${chair}`).update({ availability: true, paid: true });
  await firestore.doc(`products/${lamp}`).update({ resaleprice: 60 });
  await Promise.all([page, orders].map(noteToasts));
  await restoreNetwork(page);
  const sold = '“Oak chair” wasn’t booked. Another buyer bought it.';
  const dearer = `“Tall lamp” wasn’t added to your wish list. The price is now ${formatPrice(60)}.`;
  const notice = (on: typeof page, text: string) =>
    on.getByRole('main').getByRole('alert').filter({ hasText: text });
  await expect(notice(page, sold)).toBeVisible();
  await expect(card('Tall lamp').getByText(dearer)).toBeVisible();
  await expect(notice(orders, sold)).toBeVisible();
  await expect(orders.getByRole('row').filter({ hasText: 'Oak chair' })).toHaveCount(0);
  const toasts = async (text: string) => {
    const told = await Promise.all([page, orders].map(toldBy));
    return told.flat().filter((toast) => toast.includes(text)).length;
  };
  // What shows toasts comes with the first of them.
  await expect.poll(() => toasts(sold), 'toasts in both tabs together').toBe(1);
  await expect.poll(() => toasts(dearer), 'toasts in both tabs together').toBe(1);

  await notice(orders, sold).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page, sold)).toHaveCount(0);
  await page.reload();
  await expect(card('Tall lamp').getByText(dearer)).toBeVisible();
  await expect(notice(page, sold)).toHaveCount(0);
  await page.goto('/dashboard/wishlist');
  await expect(notice(page, dearer)).toBeVisible();
  // What was refused can be sent again, at the price it has by now.
  await visit(page, '/dashboard/outbox');
  const refused = page.getByRole('region', { name: 'Refused (1)' });
  await expect(refused.getByText(dearer)).toBeVisible();
  await refused.getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toHaveCount(0);
  const wish = firestore.doc(`wishlist/${wishDocumentId(lamp, buyer.uid)}`);
  await expect.poll(async () => (await wish.get()).get('productprice')).toBe(60);
});
