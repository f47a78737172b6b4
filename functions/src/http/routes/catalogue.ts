import type { Router } from 'express';
import { limitCreations } from '../../accounts/limit-creations.ts';
import { createAdvertisement } from '../../catalogue/create-advertisement.ts';
import { createCategory } from '../../catalogue/create-category.ts';
import { createProduct } from '../../catalogue/create-product.ts';
import { getAdvertisement } from '../../catalogue/get-advertisement.ts';
import { listAdvertisements } from '../../catalogue/list-advertisements.ts';
import { listCategories } from '../../catalogue/list-categories.ts';
import { listCategoryProducts, listSellerProducts } from '../../catalogue/list-products.ts';
import { deleteProduct } from '../../deletion/delete-product.ts';
import { withContacts } from '../../orders/with-contacts.ts';
import { emailQuery, idParameter, serve, serveList, serveOpenDocument, serveOpenList } from './serve-call.ts';

/** Categories, products and advertisements: what is for sale. */
export function serveCatalogue(router: Router): void {
  serveOpenList(router, 'listCategories', listCategories);
  serve(router, 'createCategory', async ({ actor, body }) => {
    await limitCreations(actor);
    return { acknowledged: true, insertedId: await createCategory(actor, body) };
  });

  serveList(router, 'listSellerProducts', async ({ actor, page, request }) =>
    withContacts(actor, await listSellerProducts(actor, emailQuery(request), page)),
  );
  serveList(router, 'listCategoryProducts', async ({ actor, page, request }) =>
    withContacts(actor, await listCategoryProducts(actor, idParameter(request, 'categoryId'), page)),
  );
  serve(router, 'createProduct', async ({ actor, body }) => {
    await limitCreations(actor);
    return { acknowledged: true, insertedId: await createProduct(actor, body) };
  });
  serve(router, 'deleteProduct', async ({ actor, request }) => {
    await deleteProduct(actor, idParameter(request));
    return { acknowledged: true, deletedCount: 1 };
  });

  serveOpenList(router, 'listAdvertisements', listAdvertisements);
  serveOpenDocument(router, 'getAdvertisement', getAdvertisement);
  serve(router, 'createAdvertisement', async ({ actor, body }) => {
    await limitCreations(actor);
    return { acknowledged: true, insertedId: await createAdvertisement(actor, body) };
  });
}
