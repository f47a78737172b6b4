import { fromDocument } from '@thriftline/domain/base/document-names';
import { categoryCountSeconds } from '../../platform/config.ts';
import { later } from '../../platform/later.ts';
import { memoize } from '../../platform/memoize.ts';
import { documentJson } from '../answer/document-json.ts';
import { emailQuery, idParameter } from '../request/parameters.ts';
import type { Handlers } from './handlers.ts';

// Loaded with the first call that needs it.
const createAdvertisement = later(
  async () => (await import('../../catalogue/advertisements/create-advertisement.ts')).createAdvertisement,
);
const getAdvertisement = later(
  async () => (await import('../../catalogue/advertisements/get-advertisement.ts')).getAdvertisement,
);
const homeAdvertisements = later(
  async () => (await import('../../catalogue/advertisements/home-advertisements.ts')).homeAdvertisements,
);
const listAdvertisements = later(
  async () => (await import('../../catalogue/advertisements/list-advertisements.ts')).listAdvertisements,
);
const createCategory = later(
  async () => (await import('../../catalogue/categories/create-category.ts')).createCategory,
);
const listCategories = later(
  async () => (await import('../../catalogue/categories/list-categories.ts')).listCategories,
);
const createProduct = later(async () => (await import('../../catalogue/create-product.ts')).createProduct);
const listCategoryProducts = later(
  async () => (await import('../../catalogue/list-products.ts')).listCategoryProducts,
);
const listSellerProducts = later(
  async () => (await import('../../catalogue/list-products.ts')).listSellerProducts,
);
const deleteProduct = later(async () => (await import('../../deletion/delete-product.ts')).deleteProduct);
const withContacts = later(async () => (await import('../../orders/with-contacts.ts')).withContacts);
const listAllCategories = later(
  async () => (await import('../../search/list-all-categories.ts')).listAllCategories,
);
const getVocabulary = later(async () => (await import('../../search/vocabulary.ts')).getVocabulary);

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
