import { productDocument } from '@thriftline/functions/catalogue/products';
import { withoutHold } from '@thriftline/functions/payments/hold/hold';
import type { markProductSold as safeguard } from '@thriftline/functions/payments/settle/mark-product-sold';

/** The product is marked as sold beside the transaction that records the sale. */
export const markProductSold: typeof safeguard = async (_transaction, productId) => {
  await productDocument(productId).update({ availability: true, paid: true, ...withoutHold() });
};
