import { expect, login, test, visit } from '../../kit/browser/fixtures.ts';
import { arriveAtPayment, book } from '../../kit/browser/forms.ts';
import { createCategory, createProduct } from '../../kit/shop.ts';

test('a browser that forbids site data shows the shop, says what does not work, and books', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Forgetful ${Date.now()}`);
  await createProduct(seller, categoryId, { productname: 'Tall lamp' });
  const page = await openPage();
  await page.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel']) {
      Object.defineProperty(window, name, { get: denied });
    }
    const refused = async () => denied();
    navigator.locks.request = refused;
    navigator.serviceWorker.register = refused;
    navigator.serviceWorker.getRegistration = refused;
  });
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await login(page, buyer);
  await expect(page.getByText('Your browser blocks this site’s data', { exact: false })).toBeVisible();
  // As a link does: a reload would sign out.
  await visit(page, `/categories/${categoryId}`);
  await book(page, 'Tall lamp');
  await arriveAtPayment(page);
});
