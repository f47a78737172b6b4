import type { Router } from 'express';
import { createAdvertisement } from '../../services/create-advertisement.ts';
import { createCategory } from '../../services/create-category.ts';
import { createProduct } from '../../services/create-product.ts';
import { deleteProduct } from '../../services/delete-product.ts';
import { getAdvertisement } from '../../services/get-advertisement.ts';
import { limitCreations } from '../../services/limit-creations.ts';
import { listAdvertisements } from '../../services/list-advertisements.ts';
import { listCategories } from '../../services/list-categories.ts';
import { listCategoryProducts, listSellerProducts } from '../../services/list-products.ts';
import {
  emailQuery,
  idParameter,
  serve,
  serveList,
  serveOpenDocument,
  serveOpenList,
} from '../serve-call.ts';

/** Categories, products and advertisements: what is for sale. */
export function serveCatalogue(router: Router): void {
  serveOpenList(router, 'listCategories', listCategories);
  serve(router, 'createCategory', async ({ actor, body }) => {
    await limitCreations(actor);
    return { acknowledged: true, insertedId: await createCategory(actor, body) };
  });

  serveList(router, 'listSellerProducts', ({ actor, page, request }) =>
    listSellerProducts(actor, emailQuery(request), page),
  );
  serveList(router, 'listCategoryProducts', ({ actor, page, request }) =>
    listCategoryProducts(actor, idParameter(request, 'categoryId'), page),
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
