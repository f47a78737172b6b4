import type { Page } from '@playwright/test';
import { QUICK_ANSWERS } from '@thriftline/domain/conversations/quick-answers';
import { expect, test, visit } from '../kit/browser/fixtures.ts';
import { sendBooking } from '../kit/browser/forms.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { png } from '../kit/png.ts';
import { createCategory, createProduct, firestore } from '../kit/shop.ts';
import { block, unblock } from './means/block.ts';
import { faultsOf } from './means/wcag-faults.ts';

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** How far the last message stands above the field, in pixels; less than nothing where it is under it, or out of sight. */
function roomAboveField(page: Page): Promise<number> {
  return page.evaluate(() => {
    const last = [...document.querySelectorAll('[role=log] li')].at(-1)?.getBoundingClientRect();
    const field = document.querySelector('form:has(textarea)')?.getBoundingClientRect();
    return last && field && last.bottom > 0 ? field.top - last.bottom : -1;
  });
}

/** Pixels of a phone's window that are not the page but stay around it: where one writes, and the tabs. */
function chromeAround(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
    return rows.filter((y) => stays(document.elementFromPoint(window.innerWidth / 2, y))).length;
  });
}

test('a buyer asks on a phone, the seller answers, what a block refuses is told and kept, an admin sees what is reported, the two agree on a price', async ({
  openPage,
  seller,
  buyer,
  admin,
}) => {
  const productname = `Talked about chair ${Date.now()}`;
  const productId = await createProduct(seller, await createCategory(seller, productname), { productname });
  const [phone, desk] = await Promise.all([openPage({ width: 360 }), openPage()]);
  await Promise.all([returnSignedIn(phone, buyer), returnSignedIn(desk, seller)]);

  await visit(phone, `/products/${productId}`);
  await phone.getByRole('link', { name: 'Ask the seller' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
  await phone.getByLabel('Message', { exact: true }).fill('Call me: 0113 496 0000');
  await expect(phone.getByRole('note')).toContainText('a phone number');
  await write(phone, 'Is it still there?');
  const asked = phone.getByRole('log').getByRole('listitem').filter({ hasText: 'Is it still there?' });
  await expect(asked).toContainText('Sent');
  expect(await faultsOf(phone)).toEqual([]);

  await visit(desk, '/dashboard');
  const menu = desk.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link', { name: /^Messages\s*1 unread$/ })).toBeVisible();
  const inbox = desk.getByRole('banner').getByRole('link', { name: /^Inbox/ });
  await expect(inbox).toHaveAccessibleName('Inbox, 1 new');
  await inbox.click();
  await desk
    .getByRole('navigation', { name: 'Inbox' })
    .getByRole('link', { name: /^Notifications/ })
    .click();
  const told = desk.getByRole('list', { name: 'Notifications' }).getByRole('link');
  await expect(told.filter({ hasText: `New question about ${productname}` })).toContainText('new');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(inbox).toHaveAccessibleName('Inbox, 1 new');
  await menu.getByRole('link', { name: /Messages/ }).click();
  await desk.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: productname }).click();
  await expect(desk.getByRole('log')).toContainText('Is it still there?');
  await expect(asked).toContainText('Seen');
  await expect(menu.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expect(inbox).toHaveAccessibleName('Inbox');
  const [answer = ''] = QUICK_ANSWERS.seller;
  await desk.getByRole('button', { name: answer }).click();
  await expect(phone.getByRole('log')).toContainText(answer);
  expect(await faultsOf(desk)).toEqual([]);

  await phone
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: png(800, 600) });
  await expect(phone.getByAltText('Photo to send')).toBeVisible();
  await phone.context().setOffline(true);
  await write(phone, 'Then I come on Friday.');
  await expect(phone.getByRole('log')).toContainText('Waiting to send');
  await expect(phone.getByAltText('Your photo')).toBeVisible();
  await block(desk, seller, buyer);
  await phone.context().setOffline(false);
  const refused = phone.getByRole('log').getByRole('alert');
  await expect(refused).toContainText('You can’t message this member.', { timeout: 30_000 });
  await expect(refused).toContainText('Then I come on Friday.');
  await expect(refused.getByAltText('Photo to send')).toBeVisible();

  await unblock(desk, seller, buyer);
  await refused.getByRole('button', { name: 'Send again' }).click();
  await expect(desk.getByRole('log')).toContainText('Then I come on Friday.');
  await expect(refused).toHaveCount(0);
  const conversation = await firestore.doc(`conversations/${productId}_${buyer.uid}`).get();
  expect(conversation.get('count')).toBe(3);
  await desk.getByRole('button', { name: `Enlarge: Photo from ${buyer.name}` }).click();
  const enlarged = desk.getByLabel(`Large photos of Photo from ${buyer.name}`);
  await expect(enlarged.locator('img')).toBeVisible();
  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(enlarged).toHaveCount(0);

  await desk.getByRole('button', { name: 'Report', exact: true }).click();
  const report = desk.getByRole('dialog');
  await report.getByLabel('What’s wrong?').selectOption({ label: 'They insult or harass me' });
  await report.getByLabel('Is it still there?').check();
  await report.getByLabel('Photo: Then I come on Friday.').check();
  expect(await faultsOf(desk)).toEqual([]);
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report).toHaveCount(0);
  await desk.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(desk.getByRole('dialog', { name: 'You reported this' })).toBeVisible();
  await desk.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  const office = await openPage();
  await returnSignedIn(office, admin);
  await visit(office, '/dashboard/reports');
  const reported = office.getByRole('listitem').filter({ hasText: productname });
  await expect(reported.getByRole('list', { name: 'Messages' })).toContainText('Is it still there?');
  await expect(reported.getByAltText(`Photo from ${buyer.name}`)).toBeVisible();
  await expect(reported.getByRole('link', { name: buyer.name, exact: true })).toBeVisible();
  expect(await faultsOf(office)).toEqual([]);
  await reported.getByLabel('Outcome').selectOption({ label: 'Account warned' });
  await reported.getByRole('button', { name: 'Mark as done' }).click();
  await expect(reported).toContainText('Account warned, ');

  await visit(phone, `/products/${productId}`);
  await phone.getByRole('link', { name: 'Make an offer' }).click();
  const offer = phone.getByRole('dialog', { name: 'Make an offer' });
  await offer.getByLabel('Amount').fill('10');
  await offer.getByRole('button', { name: 'Send' }).click();
  await expect(offer).toContainText('At least $22.75');
  await offer.getByLabel('Amount').fill('30');
  expect(await faultsOf(phone)).toEqual([]);
  await offer.getByRole('button', { name: 'Send' }).click();
  const buyers = phone.getByRole('region', { name: 'Offer' });
  const sellers = desk.getByRole('region', { name: 'Offer' });
  await expect(buyers).toContainText('You offered $30.');
  await expect(desk.getByRole('log')).toContainText('Offers $30');
  await sellers.getByRole('button', { name: 'Make a counteroffer' }).click();
  await desk.getByRole('dialog').getByLabel('Amount').fill('40');
  await desk.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await buyers.getByRole('button', { name: 'Accept $40' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(sellers).toContainText('The item is reserved for the buyer until');
  await expect(phone.getByRole('log')).toContainText('Accepts $40');
  expect(await faultsOf(phone)).toEqual([]);
  expect(await faultsOf(desk)).toEqual([]);
  await buyers.getByRole('link', { name: 'Pay $40' }).click();
  await sendBooking(phone, 'Book and pay');
  await expect(phone.getByText('The price you agreed on, not $45.50.')).toBeVisible();
  await expect(phone.getByText('To pay: $40')).toBeVisible();
  expect(await faultsOf(phone)).toEqual([]);

  await visit(phone, `/dashboard/messages/${productId}_${buyer.uid}`);
  // Of the window a keyboard on the screen leaves so much.
  await expect(phone.getByRole('log')).toContainText('Accepts $40');
  await phone.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => chromeAround(phone)).toBeLessThanOrEqual(160);
  await phone.setViewportSize({ width: 360, height: 400 });
  await expect.poll(() => roomAboveField(phone)).toBeGreaterThanOrEqual(0);
  await expect(phone.getByLabel('Message', { exact: true })).toBeInViewport();
  await phone.setViewportSize({ width: 360, height: 900 });
  await phone.getByRole('link', { name: 'All messages' }).click();
  await expect(phone.getByRole('link', { name: productname })).toBeVisible();
  expect(await faultsOf(phone)).toEqual([]);
  await phone
    .getByRole('navigation', { name: 'Inbox' })
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await phone.getByRole('switch', { name: 'Questions, replies and offers: E-mail' }).click();
  await phone.getByRole('combobox', { name: 'Send e-mails' }).selectOption('daily');
  await phone.getByRole('switch', { name: /^Quiet hours/ }).click();
  await phone.getByRole('combobox', { name: 'From' }).selectOption('23');
  const preferences = firestore.doc(`users/${buyer.uid}/preferences/notifications`);
  await expect
    .poll(async () => (await preferences.get()).data())
    .toMatchObject({
      off: ['messages.email'],
      letters: 'daily',
      quiet: { from: 23, until: 7 },
      timeZone: expect.any(String),
    });
  expect(await faultsOf(phone)).toEqual([]);
});
