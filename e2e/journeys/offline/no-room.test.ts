import { wishDocumentId } from '@thriftline/domain/base/collections';
import { expect, test } from '../../kit/browser/fixtures.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { createCategory, createProduct, firestore } from '../../kit/shop.ts';
import { evict } from '../means/evict.ts';
import { cutNetwork, readyForOffline, restoreNetwork } from '../means/network.ts';
import { storedTraces } from '../means/stored-traces.ts';

test.use({ serviceWorkers: 'allow' });

/** What Firestore says when it is asked after its end, and the browser of a worker and a database that it has just deleted. */
const ENDED = [
  /client has already been terminated/,
  /Firestore shutting down/,
  /fetching the script/,
  /Force close delete origin/,
];

/** What is typed and not sent. */
const TYPED = 'Is it still there today';

const WAITING = 'Waiting to send';

test('a browser without room deletes all, and whoever was signed in stays so, hears what was lost, and goes on', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Lamps ${Date.now()}`);
  const lamp = await createProduct(seller, categoryId, { productname: 'Tall lamp' });
  const page = await openPage({ width: 360, height: 740, provokes: ENDED });
  await returnSignedIn(page, buyer);
  const status = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  const card = page.getByRole('article', { name: 'Tall lamp' });
  const wish = card.getByRole('button', { name: 'Add to wish list: Tall lamp' });

  await test.step('nobody is interrupted who types, and what was typed is kept once more', async () => {
    await page.goto(`/dashboard/messages/${lamp}_${buyer.uid}`);
    const text = page.getByLabel('Message', { exact: true });
    await text.fill('Is it still there');
    await readyForOffline(page, 'Buyer');
    await evict(page);
    await expect(status(/your browser deleted this site’s data.*no longer updates/)).toBeVisible();
    await expect(text).toHaveValue('Is it still there');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(text).toHaveValue('Is it still there');
    await expect(page.getByText('your browser deleted this site’s data')).toBeVisible();
    await text.fill(TYPED);
    // The device has it, for every tab, when the browser deletes all for the second time.
    await expect
      .poll(() => page.evaluate(storedTraces, [TYPED]))
      .toContain(`database thriftline-forms forms: ${TYPED}`);
    await expect
      .poll(async () =>
        (await page.evaluate(storedTraces, [TYPED])).some((where) => where.includes('.early.')),
      )
      .toBe(false);
  });

  await test.step('offline, for the second time within minutes, the page stays as it is', async () => {
    await page.goto(`/categories/${categoryId}`);
    await expect(wish).toBeEnabled();
    await readyForOffline(page, 'Buyer');
    await cutNetwork(page);
    await wish.click();
    await expect(card.getByText(WAITING)).toBeVisible();
    await evict(page);
    await expect(status(/Your device is full.*when you’re back online/)).toBeVisible();
    await expect(card).toBeVisible();
  });

  const note = page.getByRole('note').filter({ hasText: 'Your device is full' });
  await test.step('with a network it starts anew, keeps nothing for now, and tells what was lost', async () => {
    await restoreNetwork(page);
    await expect(note).toBeVisible();
    await expect(page.getByText('Your browser deleted this before').first()).toBeVisible();
    await page.getByRole('link', { name: /^Me\b/ }).click();
    await page.getByRole('link', { name: /^Waiting to send/ }).click();
    await expect(page.getByRole('region', { name: /Refused/ })).toContainText('Tall lamp');
  });

  await test.step('all else works, and is kept again once there is room', async () => {
    await page.goto(`/categories/${categoryId}`);
    await wish.click();
    await expect
      .poll(async () => (await firestore.doc(`wishlist/${wishDocumentId(lamp, buyer.uid)}`).get()).exists)
      .toBe(true);
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(card.getByRole('button', { name: 'Remove from wish list: Tall lamp' })).toBeVisible();
    await expect(note).toBeHidden();
  });

  await test.step('signing out names what was typed, which came through all of it, and leaves nobody behind', async () => {
    await page.getByRole('link', { name: /^Me\b/ }).click();
    await page.getByRole('button', { name: 'Signout' }).click();
    const question = page.getByRole('dialog', { name: 'Sign out and lose unsent changes?' });
    await expect(question).toContainText(`your message “${TYPED}”`);
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    // The page may be about to start anew by itself.
    await expect(() => page.reload()).toPass();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
