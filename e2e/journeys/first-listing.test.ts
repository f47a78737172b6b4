import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { expect, test } from '../kit/browser/fixtures.ts';
import { pickPhoto } from '../kit/browser/forms.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { createCategory, firestore } from '../kit/shop.ts';
import { ERRANDS } from './means/errands.ts';
import { Finger } from './means/finger.ts';

test('a seller whose phone number is known lists a first item in 14 taps, and one like it in fewer', async ({
  openPage,
  seller,
}) => {
  const suffix = Date.now().toString(36);
  const categoryname = `Ukuleles ${suffix}`;
  const categoryId = await createCategory(seller, categoryname);
  await firestore.doc(`users/${seller.uid}`).update({ mobile: SAMPLE_ATTRIBUTES.mobile });
  const page = await openPage({ width: 360 });
  await returnSignedIn(page, seller);
  await page.goto('/');
  const finger = new Finger(page);
  const press = (name: string) => finger.touch(page.getByRole('button', { name, exact: true }));
  const fill = (label: string, value: string | number) =>
    finger.fill(page.getByLabel(label, { exact: true }), String(value));

  await finger.touch(page.getByRole('link', { name: 'Sell', exact: true }).last());
  await pickPhoto(page);
  finger.taps += 1;
  await press('Next');
  await fill('Product name', `Ukulele ${suffix}`);
  await press(`Use “${categoryname}”`);
  await expect(page.getByLabel('Category')).toHaveValue(categoryId);
  await page.getByLabel('Condition').selectOption('Good');
  finger.taps += 1;
  await fill('Description', SAMPLE_ATTRIBUTES.description);
  await press('Next');
  await fill('Resale price', SAMPLE_ATTRIBUTES.resaleprice);
  await fill('Original price', SAMPLE_ATTRIBUTES.originalprice);
  await fill('Year of purchase', SAMPLE_ATTRIBUTES.yearsofpurchase);
  await expect(page.getByLabel('Years of use')).not.toHaveValue('');
  await fill('Location', 'Leeds');
  await press('Next');
  await press('Add Product');
  const added = page.getByRole('dialog', { name: MESSAGES.productAdded });
  await expect(added.getByRole('link', { name: 'View item' })).toBeVisible();
  expect(finger.taps).toBe(ERRANDS.list.taps);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await added.getByRole('button', { name: 'Share item' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await added.getByRole('link', { name: 'Add another like this' }).click();
  await expect(page.getByText('Choose photos')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByLabel('Category')).toHaveValue(categoryId);
  await expect(page.getByLabel('Condition')).toHaveValue('Good');
  await expect(page.getByLabel('Location')).toHaveValue('Leeds');
  await expect(page.getByLabel('Product name')).toHaveValue('');
});
