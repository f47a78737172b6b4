import type { Product } from '@thriftline/domain/catalogue/product';
import type { Wish } from '@thriftline/domain/catalogue/wish';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { ItemSubject } from '../journal/mutation.ts';

/** A product as the subject of a mutation. */
export function subjectOfProduct(product: Stored<Product>): ItemSubject {
  return {
    productId: product._id,
    name: product.productname,
    img: product.thumb ?? product.img,
    price: product.resaleprice,
    ...(product.editedAt && { editedAt: product.editedAt.toMillis() }),
    createdAt: product.createdAt.toMillis(),
  };
}

/** A booking or a wish as the subject of a mutation. */
export function subjectOfCopy(copy: Stored<Booking> | Stored<Wish>): ItemSubject {
  return {
    productId: copy.productId,
    name: copy.productname,
    img: copy.img,
    price: copy.productprice,
    createdAt: copy.createdAt.toMillis(),
  };
}
