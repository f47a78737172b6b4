import type { Page } from '@playwright/test';
import { findChromium } from '@thriftline/local/chromium';
import { expect, test, visit, WatchedPages } from '../../kit/browser/fixtures.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { pushedTo } from '../../kit/push-service.ts';
import { createBooking, createCategory, createOrder, createProduct, firestore } from '../../kit/shop.ts';
import { block } from '../means/block.ts';
import { cutNetwork, readyForOffline, restoreNetwork } from '../means/network.ts';
import { aPushPhone } from '../means/push-phone.ts';

test.use({ serviceWorkers: 'allow' });

const WAITING = 'Waiting to send';

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
/** A message of one's own that was not sent yet. */
const waiting = (text: string) => new RegExp(`^${text}.*${WAITING}$`);
const messages = (page: Page) => page.getByRole('log').getByRole('listitem');

test('a seller begins about what was paid, the buyer is told by push, opens it by a touch, and answers without a network, in order and once', async ({
  playwright,
  baseURL,
  openPage,
  seller,
  buyer,
}) => {
  const productname = `Paid for chair ${Date.now()}`;
  const categoryId = await createCategory(seller, productname);
  const productId = await createProduct(seller, categoryId, { productname, availability: true, paid: true });
  const orderId = `pi_talk_${buyer.uid}`;
  await createBooking(buyer, productId, { paid: true, transactionId: orderId });
  await createOrder(orderId, { buyer, seller, productId }, { state: 'paid', words: 'Bea' });
  const conversation = `conversations/${productId}_${buyer.uid}`;

  // Headless shells show no notifications: a whole browser, where there is one.
  const executablePath = findChromium({});
  const browser = await playwright.chromium.launch(executablePath ? { executablePath } : {});
  const phones = new WatchedPages(browser);
  try {
    const phone = await phones.open({ width: 360, height: 740 });
    const push = await aPushPhone(phone, String(baseURL));
    await returnSignedIn(phone, buyer);
    await phone.goto('/dashboard/notifications');
    await readyForOffline(phone, 'Buyer');
    const here = phone.getByRole('switch', { name: 'Show notifications, even when the shop is closed' });
    await here.click();
    await expect(here).toBeChecked();
    await visit(phone, '/help');

    const desk = await openPage();
    await returnSignedIn(desk, seller);
    await desk.goto(`/dashboard/orders/${orderId}`);
    await desk.getByRole('link', { name: 'Message the buyer' }).click();
    await write(desk, 'When shall I bring it?');
    await expect(messages(desk)).toContainText(['Sent']);

    await expect.poll(() => pushedTo(push.browser)).toHaveLength(1);
    const [pushed = ''] = await pushedTo(push.browser);
    await push.deliver(pushed);
    const title = `New reply about ${productname}`;
    await expect.poll(() => push.shown()).toEqual([{ title, body: '', tag: `${productId}_${buyer.uid}` }]);
    await expect.poll(() => push.badges()).toEqual([JSON.parse(pushed).count]);
    await phone.evaluate(() => Object.assign(globalThis, { kept: true }));
    await push.touch(title);
    await expect(phone).toHaveURL(`/dashboard/messages/${productId}_${buyer.uid}`);
    await expect.poll(() => push.shown()).toEqual([]);
    expect(await phone.evaluate(() => 'kept' in globalThis), 'the page was not loaded anew').toBe(true);
    await expect(messages(phone)).toContainText(['When shall I bring it?']);

    await cutNetwork(phone);
    const said = ['On Friday', 'Or on Saturday', 'After six'];
    for (const text of said) await write(phone, text);
    await expect(messages(phone)).toContainText(['When shall', ...said.map(waiting)]);
    await phone.reload();
    await expect(messages(phone)).toContainText(['When shall', ...said.map(waiting)]);
    await restoreNetwork(phone);
    await expect(messages(desk)).toContainText(['When shall', ...said]);
    await expect(phone.getByText(WAITING)).toHaveCount(0);
    await expect(messages(phone)).toHaveCount(4);
    expect((await firestore.doc(conversation).get()).get('count')).toBe(4);

    await cutNetwork(phone);
    await write(phone, 'Are you there?');
    await expect(messages(phone)).toContainText(['When shall', ...said, /^Are you there.*Waiting to send$/]);
    await phone.reload();
    await block(desk, seller, buyer);
    await restoreNetwork(phone);
    const refused = phone.getByRole('log').getByRole('alert');
    await expect(refused).toContainText('You can’t message this member.');
    await expect(refused).toContainText('Are you there?');
    expect((await firestore.doc(conversation).get()).get('count')).toBe(4);
    await phones.close();
  } finally {
    await browser.close();
  }
});
