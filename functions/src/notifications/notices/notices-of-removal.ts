import type { Product } from '@thriftline/domain/catalogue/product';
import type { News } from '@thriftline/domain/notifications/notification';

/** What there is to tell the seller of an item that somebody else deleted. */
export function noticesOfRemoval(
  productId: string,
  { sellerId, productname, createdAt }: Pick<Product, 'sellerId' | 'productname' | 'createdAt'>,
): News<'itemRemoved'> {
  return {
    kind: 'itemRemoved',
    to: sellerId,
    subject: productId,
    version: createdAt.toMillis(),
    params: { productname },
  };
}
