import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, test } from '../kit/browser/fixtures.ts';
import { addCategory } from '../kit/browser/forms.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { createCategory, createProduct, firestore } from '../kit/shop.ts';

// Specification 5. Nothing saved when the image upload fails
test('no category is saved when its picture cannot be uploaded, and what was typed is still there', async ({
  openPage,
  seller,
}) => {
  const suffix = Date.now().toString(36);
  const page = await openPage({ provokes: [/storage\/unauthorized/] });
  await returnSignedIn(page, seller);
  const uploads = /\/v0\/b\/[^/]+\/o(\?|$)/;
  await page.route(uploads, (route) => route.fulfill({ status: 403, json: { error: { code: 403 } } }));

  await addCategory(page, `Hats ${suffix}`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Category name')).toHaveValue(`Hats ${suffix}`);
  const category = firestore.collection('categories').where('categoryname', '==', `Hats ${suffix}`);
  expect((await category.get()).size).toBe(0);

  await page.unroute(uploads);
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByText(MESSAGES.categoryAdded)).toBeVisible();
  expect((await category.get()).size).toBe(1);
});

// Specification 2. Error page of an error thrown while drawing
test('an error thrown while a page is drawn shows the error page, in words for people, and the way home', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Torn ${Date.now()}`);
  // No client can store such a name: the rules refuse it.
  const productId = await createProduct(seller, categoryId, {
    sellername: { first: 'Sal' },
    categoryName: { first: 'Torn' },
  });
  // Told by React's renderer or, where the children of a component are gone through, by React itself.
  const page = await openPage({ provokes: [/Minified React error #31|not valid as a React child/] });
  await returnSignedIn(page, buyer);
  // Among others it takes itself alone.
  await page.goto(`/categories/${categoryId}`);
  await expect(page.getByText('This part of the page can’t be shown.')).toBeVisible();
  await page.goto(`/products/${productId}`);
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' })).toBeVisible();
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
