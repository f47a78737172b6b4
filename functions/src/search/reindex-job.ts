import { products } from '../catalogue/products.ts';
import { eachDocument, type Plan } from '../jobs/plan.ts';
import { COUNT_WORDS_PHASE } from './count-words-job.ts';
import { indexProduct } from './index-product.ts';
import { advertisedListings, listings } from './listings.ts';

/** Makes all listings anew, and takes away those of which nothing is left. */
export const REINDEX_LISTINGS: Plan = {
  phases: [
    eachDocument('products', products, ({ id }) => indexProduct(id)),
    eachDocument('listings', listings, ({ id }) => indexProduct(id)),
    eachDocument('advertised', advertisedListings, ({ id }) => indexProduct(id)),
    COUNT_WORDS_PHASE,
  ],
};
