import { productDocument } from '../../../functions/src/catalogue/products.ts';
import { withoutHold } from '../../../functions/src/payments/hold/hold.ts';
import type { markProductSold as safeguard } from '../../../functions/src/payments/settle/mark-product-sold.ts';

/** The product is marked as sold beside the transaction that records the sale. */
export const markProductSold: typeof safeguard = async (_transaction, productId) => {
  await productDocument(productId).update({ availability: true, paid: true, ...withoutHold() });
};
