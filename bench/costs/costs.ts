import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, login, test, typeCard } from '@thriftline/e2e/kit/browser/fixtures';
import { addProduct, arriveAtPayment, book, readMessage, signUp } from '@thriftline/e2e/kit/browser/forms';
import { firestore } from '@thriftline/e2e/kit/shop';
import { DEMO_ACCOUNTS } from '@thriftline/local/demo-accounts';
import { type Bill, billOf, table } from './meter.ts';

const CATEGORY = 'Furniture';
/** The seller who is followed. */
const FOLLOWED = 'demo-seller';

test('what each act of a visit costs', async ({ openPage }) => {
  const bills: Bill[] = [];
  const page = await openPage({ width: 720, height: 823 });
  const measure = async (act: string, run: () => Promise<void>) => bills.push(await billOf(act, page, run));
  const signOut = async () => {
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    // It leaves the device by loading the page anew, which would break off whatever is asked for meanwhile.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Signout' }).click();
    await reloaded;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  };
  const shown = () => expect(page.getByRole('article').first()).toBeVisible();

  await measure('Home page, first visit, signed out', async () => {
    await page.goto('/');
    await page.mouse.wheel(0, 4000);
    await expect(page.getByRole('link', { name: CATEGORY }).first()).toBeVisible();
  });
  await measure('Home page, next visit', async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: CATEGORY }).first()).toBeVisible();
  });
  await measure('Sign up', async () => {
    await signUp(page, { name: 'Nina Newcomer', email: 'nina@example.com', role: 'Buyer' });
    await readMessage(page, MESSAGES.registrationSuccessful);
  });
  await signOut();
  const buyer = DEMO_ACCOUNTS.find(({ uid }) => uid === 'demo-buyer-2');
  if (!buyer) throw new Error('The demo data has no second buyer.');
  await measure('Log in', async () => {
    await login(page, buyer);
  });
  await measure('A category', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: CATEGORY }).first().click();
    await shown();
  });
  const free = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Book Now' }) });
  const name = (await free.first().getByRole('heading').first().textContent()) ?? '';
  await measure('A product', async () => {
    await free.first().getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
  await page.goBack();
  await shown();
  await measure('A wish', async () => {
    await free
      .first()
      .getByRole('button', { name: /wish list/i })
      .click();
    await expect(page.getByText(MESSAGES.wishAdded)).toBeVisible();
  });
  await measure('A booking', async () => {
    await book(page, name);
    await arriveAtPayment(page);
  });
  await measure('My Orders', async () => {
    await page.goto('/dashboard/myorders');
    await expect(page.getByText(name).first()).toBeVisible();
  });
  await measure('A payment', async () => {
    const bookings = await firestore.collection('bookings').where('productname', '==', name).get();
    const mine = bookings.docs.find((one) => one.get('buyerId') === 'demo-buyer-2');
    await page.goto(`/dashboard/payments/${mine?.id}`);
    await typeCard(page, '4242424242424242');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByText(MESSAGES.paymentCompleted).first()).toBeVisible();
  });
  await page.goto('/');
  await page.getByRole('link', { name: CATEGORY }).first().click();
  await shown();
  // What was bought is there until the search is back: as it was at the last visit.
  await expect(page.getByRole('article', { name })).toHaveCount(0);
  const other = (await free.first().getByRole('heading').first().textContent()) ?? '';
  await free.first().getByRole('link', { name: other }).first().click();
  await page.getByRole('link', { name: 'Ask the seller' }).click();
  const log = page.getByRole('log');
  const write = async (text: string) => {
    await page.getByLabel('Message', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByRole('listitem').filter({ hasText: text })).toContainText('Sent');
  };
  await measure('The first question about an item, and its seller is told', () =>
    write('Is it still there?'),
  );
  await measure('One more message', () => write('I could fetch it tomorrow.'));
  await measure('An offer, and its seller is told', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Make an offer' }).click();
    const offer = page.getByRole('dialog', { name: 'Make an offer' });
    const price = (await offer.textContent())?.match(/\$([\d,]+(?:\.\d\d)?)/)?.[1] ?? '';
    await offer.getByLabel('Amount').fill(price.replaceAll(',', ''));
    await offer.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('region', { name: 'Offer' })).toBeVisible();
  });
  await measure('Messages', async () => {
    await page.goto('/dashboard/messages');
    await expect(page.getByText(other).first()).toBeVisible();
  });
  await page.goto(`/sellers/${FOLLOWED}`);
  await measure('Following a seller', async () => {
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  });
  await page.goto('/search?q=lamp');
  await measure('Saving a search', async () => {
    await page.getByRole('button', { name: 'Save this search' }).click();
    await expect(page.getByText(/^Saved “/)).toBeVisible();
  });
  await measure('Notifications', async () => {
    await page.goto('/dashboard/notifications');
    await expect(page.getByRole('heading', { name: 'Notify me about' })).toBeVisible();
  });
  await signOut();
  const seller = DEMO_ACCOUNTS.find(({ uid }) => uid === 'demo-seller');
  if (!seller) throw new Error('The demo data has no seller.');
  await login(page, seller);
  await measure('A new product with one photo', async () => {
    await addProduct(page, 'Bench lamp', CATEGORY);
    await expect(page.getByText(MESSAGES.productAdded)).toBeVisible();
  });
  await measure('My Products', async () => {
    await page.goto('/dashboard/myproducts');
    await expect(page.getByText('Bench lamp').first()).toBeVisible();
  });
  console.log(table(bills));
});
