import { fromDocument } from '@thriftline/domain/base/document-names';
import { createAdvertisement } from '../../catalogue/advertisements/create-advertisement.ts';
import { getAdvertisement } from '../../catalogue/advertisements/get-advertisement.ts';
import { homeAdvertisements } from '../../catalogue/advertisements/home-advertisements.ts';
import { listAdvertisements } from '../../catalogue/advertisements/list-advertisements.ts';
import { createCategory } from '../../catalogue/categories/create-category.ts';
import { listCategories } from '../../catalogue/categories/list-categories.ts';
import { createProduct } from '../../catalogue/create-product.ts';
import { listCategoryProducts, listSellerProducts } from '../../catalogue/list-products.ts';
import { deleteProduct } from '../../deletion/delete-product.ts';
import { withContacts } from '../../orders/with-contacts.ts';

import { categoryCountSeconds } from '../../platform/config.ts';
import { memoize } from '../../platform/memoize.ts';
import { listAllCategories } from '../../search/list-all-categories.ts';

import { getVocabulary } from '../../search/vocabulary.ts';

import { documentJson } from '../answer/document-json.ts';
import { emailQuery, idParameter } from '../request/parameters.ts';
import type { Handlers } from './handlers.ts';

/** Remembered here too, so that nobody who goes past Hosting's network has everything counted again and again. */
const allCategories = memoize(listAllCategories, { forMs: () => categoryCountSeconds() * 1000 });

/** Categories, products and advertisements: what is for sale. */
export const CATALOGUE_HANDLERS = {
  listCategories: ({ page }) => listCategories(page),
  listAllCategories: allCategories,
  createCategory: async ({ actor, body }) => ({
    acknowledged: true,
    insertedId: await createCategory(actor, body),
  }),

  listSellerProducts: async ({ actor, page, request }) =>
    withContacts(actor, await listSellerProducts(actor, emailQuery(request), page)),
  listCategoryProducts: async ({ actor, page, request }) =>
    withContacts(actor, await listCategoryProducts(actor, idParameter(request, 'categoryId'), page)),
  createProduct: async ({ actor, body }) => ({
    acknowledged: true,
    insertedId: await createProduct(actor, body),
  }),
  deleteProduct: async ({ actor, request }) => {
    await deleteProduct(actor, idParameter(request));
    return { acknowledged: true, deletedCount: 1 };
  },

  listAdvertisements: ({ page }) => listAdvertisements(page),
  getAdvertisement: async ({ request }) => documentJson(await getAdvertisement(idParameter(request))),
  listHomeAdvertisements: async () => (await homeAdvertisements()).map(documentJson),
  getVocabulary: () => getVocabulary(),
  createAdvertisement: async ({ actor, body }) => ({
    acknowledged: true,
    insertedId: await createAdvertisement(actor, fromDocument(body)),
  }),
} satisfies Partial<Handlers>;
