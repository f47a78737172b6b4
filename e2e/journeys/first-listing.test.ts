import { MESSAGES } from '@thriftline/domain/base/specified-texts';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { expect, test } from '../kit/browser/fixtures.ts';
import { pickPhoto } from '../kit/browser/forms.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { createCategory, firestore } from '../kit/shop.ts';

/** What a first listing may take from the home page, by docs/errands.md. */
const MOST_TAPS = 14;

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
  let taps = 0;
  const tap = async (act: Promise<unknown>) => {
    await act;
    taps += 1;
  };
  const press = (name: string) => tap(page.getByRole('button', { name, exact: true }).click());
  const fill = (label: string, value: string | number) => tap(page.getByLabel(label).fill(String(value)));

  await tap(page.getByRole('navigation').getByRole('link', { name: 'Sell', exact: true }).click());
  await tap(pickPhoto(page));
  await press('Next');
  await fill('Product name', `Ukulele ${suffix}`);
  await press(`Use “${categoryname}”`);
  await expect(page.getByLabel('Category')).toHaveValue(categoryId);
  await tap(page.getByLabel('Condition').selectOption('Good'));
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
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);

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
