import { MESSAGES, PHOTO_REQUIRED } from '@thriftline/domain/base/texts/specified-messages';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { expect, test } from '../../kit/browser/fixtures.ts';
import { answer, fillInProduct, openProductForm, pickPhoto, readMessage } from '../../kit/browser/forms.ts';
import { returnSignedIn } from '../../kit/browser/return-visit.ts';
import { png } from '../../kit/png.ts';
import { createCategory, firestore } from '../../kit/shop.ts';
import { cutNetwork, readyForOffline, restoreNetwork } from '../means/network.ts';

test.use({ serviceWorkers: 'allow' });

test('a product is written offline as a draft with its picture, survives a reload, and is published by itself on return', async ({
  openPage,
  seller,
}) => {
  const categoryname = `Drawers ${Date.now()}`;
  await createCategory(seller, categoryname);
  const page = await openPage({ width: 360, height: 740 });
  await returnSignedIn(page, seller);
  await page.goto('/dashboard/addproduct');
  await expect(page.getByText('Choose photos')).toBeVisible();
  // A step is checked before it goes on; the bar above leads anywhere.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(inEnglish(PHOTO_REQUIRED))).toBeVisible();
  await page.getByRole('button', { name: 'Item details' }).click();
  await expect(page.getByLabel('Product name')).toBeVisible();
  await expect(page.getByLabel('Resale price')).toHaveCount(0);
  await page.getByRole('button', { name: 'Review' }).click();
  await readyForOffline(page, 'Seller');
  await cutNetwork(page);
  await fillInProduct(page, 'Oak drawers', categoryname);
  await pickPhoto(page);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const draft = page.getByRole('listitem').filter({ hasText: 'Oak drawers' });
  await expect(draft.getByText('Draft, not published')).toBeVisible();

  await page.reload();
  await expect(draft.getByText('Draft, not published')).toBeVisible();
  await expect(draft.locator('img')).toHaveJSProperty('complete', true);
  await draft.getByRole('link', { name: 'Continue editing' }).click();
  await expect(page.getByRole('listitem', { name: 'Photo 1, the cover' })).toBeVisible();
  await page.getByLabel('Product name').fill('Pine drawers');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const renamed = page.getByRole('listitem').filter({ hasText: 'Pine drawers' });
  await expect(renamed).toBeVisible();
  await expect(draft).toHaveCount(0);

  // By itself on return, in one of two tabs, without another tap.
  await renamed.getByRole('link', { name: 'Continue editing' }).click();
  await page.getByRole('button', { name: 'Publish when online' }).click();
  await readMessage(page, 'Waiting to send');
  await expect(renamed.getByText('Published once you’re back online')).toBeVisible();
  await page.reload();
  await expect(renamed.getByText('Published once you’re back online')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/help');
  await restoreNetwork(page);
  await expect(page.getByRole('row').filter({ hasText: 'Pine drawers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
  // The row stands there from when it is on its way.
  const own = firestore.collection('products').where('sellerId', '==', seller.uid);
  const stored = async () => (await own.get()).docs.map((one) => one.data());
  await expect.poll(stored).toMatchObject([{ productname: 'Pine drawers' }]);
  expect((await fetch((await stored())[0]?.img)).ok).toBe(true);
});

test('a draft that is not wanted is discarded after one question, and a shared photo begins another', async ({
  openPage,
  seller,
}) => {
  await createCategory(seller, `Chests ${Date.now()}`);
  const page = await openPage({ width: 360, height: 740 });
  await returnSignedIn(page, seller);
  await openProductForm(page);
  await page.getByLabel('Product name').fill('Old chest');
  // It is kept by itself, online too.
  await expect(page.getByText('Saved on this device as a draft')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Product name')).toHaveValue('Old chest');
  await readyForOffline(page, 'Seller');
  await cutNetwork(page);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await answer(page, 'Discard your draft of “Old chest”?', 'Discard');
  await expect(page.getByText('Old chest', { exact: true })).toHaveCount(0);

  // As an app that shares a photo has the browser do; without a network, too.
  const pixels = [...png(64, 48)];
  await page.evaluate(async (bytes) => {
    const body = new FormData();
    body.append('photos', new File([new Uint8Array(bytes)], 'chest.png', { type: 'image/png' }));
    body.append('title', 'Shared chest');
    await fetch('/dashboard/share', { method: 'POST', body, redirect: 'manual' });
  }, pixels);
  await page.goto('/dashboard/share');
  await expect(page).toHaveURL(/addproduct\?draft=/);
  await expect(page.getByLabel('Product name')).toHaveValue('Shared chest');
  await expect(page.getByRole('listitem', { name: 'Photo 1, the cover' })).toBeVisible();
  await page.goto('/dashboard/share');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('a product that is on its way when the server falls silent waits, and comes back as a draft when it is refused', async ({
  openPage,
  seller,
}) => {
  const categoryname = `Trunks ${Date.now()}`;
  await createCategory(seller, categoryname);
  const page = await openPage({ width: 360, height: 740 });
  await returnSignedIn(page, seller);
  await openProductForm(page);
  await fillInProduct(page, 'Oak trunk', categoryname);
  await pickPhoto(page);
  const writes = /google\.firestore\.v1\.Firestore\/Write/;
  const uploads = /\/v0\/b\/[^/]+\/o\?/;
  // Once the tickets are taken and the pictures are on their way.
  await page.route(uploads, async (route) => {
    await page.route(writes, (write) => write.abort());
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add Product' }).click();
  await readMessage(page, 'Waiting to send');
  await page.unroute(uploads);
  const row = page.getByRole('row').filter({ hasText: 'Oak trunk' });
  await expect(row.getByText('Waiting to send')).toBeVisible();
  await page.reload();
  await expect(row.getByText('Waiting to send')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);

  // Products say what the account says: the one that waits no longer does.
  await firestore.doc(`users/${seller.uid}`).update({ status: 'Verified' });
  await page.unroute(writes);
  const refusal = '“Oak trunk” wasn’t listed. We couldn’t accept it.';
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(row).toHaveCount(0);
  const draft = page.getByRole('listitem').filter({ hasText: 'Oak trunk' });
  await expect(draft.locator('img')).toHaveJSProperty('complete', true);
  await draft.getByRole('link', { name: 'Check and publish' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Leeds');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await readMessage(page, MESSAGES.productAdded);
  await expect(row.getByText('Available')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
  expect((await firestore.collection('products').where('sellerId', '==', seller.uid).get()).size).toBe(1);
});
